import { Card, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Reply } from '../api/reply.ts'
import { useAction } from '../api/use-action.ts'
import { useFormat } from '../language/format.ts'
import { ConfirmButton } from '../parts/confirm-button.tsx'
import { useMe } from '../session/me.ts'
import { liftRecusal } from './queries.ts'

type Props = { readonly recusal: Reply<'/api/jobs/{jobId}/recusals', 'get'>['recusals'][number] }

export const Recusal = ({ recusal }: Props) => {
  const { t } = useTranslation('recusals')
  const format = useFormat()
  const { me } = useMe()
  const { application, member, liftedAt } = recusal
  const names = { member: member.name || t('someone'), applicant: application.applicantName || t('nobody') }
  const lift = useAction({
    run: () => liftRecusal(recusal.recusalId),
    message: t('liftDone', names),
    stale: [['recusals'], ['evaluation']],
  })
  const when = format.instant(recusal.declaredAt)
  const name = recusal.declaredByName ?? t('nobody')
  return (
    <Card withBorder>
      <Text fw={600}>{t(liftedAt === null ? 'who' : 'whoAgain', names)}</Text>
      <Text my={4} style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {recusal.reason}
      </Text>
      <Text size="sm" c="dimmed">
        {recusal.isOwn ? t('declaredSelf', { name, when }) : t('declaredBy', { name, member: names.member, when })}
      </Text>
      {liftedAt !== null && (
        <Text size="sm" c="dimmed">
          {t('liftedBy', { name: recusal.liftedByName ?? t('nobody'), when: format.instant(liftedAt) })}
        </Text>
      )}
      {liftedAt === null && member.userId !== me?.userId && (
        <div>
          <ConfirmButton
            mt="xs"
            size="xs"
            title={t('liftTitle')}
            text={t('liftText', names)}
            confirm={t('lift')}
            onConfirm={() => lift.mutate()}
          >
            {t('lift')} …
          </ConfirmButton>
        </div>
      )}
    </Card>
  )
}
