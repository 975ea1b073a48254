import { Text } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api, dataOf } from '../api/client.ts'
import { useAction } from '../api/use-action.ts'
import { ConfirmButton } from '../parts/confirm-button.tsx'
import { type RefereePage, refereeQuery } from './queries.ts'
import { type AssessmentWriting, ifMatch, saysSomething } from './use-assessment.ts'

type Props = { readonly token: string; readonly page: RefereePage; readonly writing: AssessmentWriting }

export const HandIn = ({ token, page, writing }: Props) => {
  const { t } = useTranslation('references')
  const client = useQueryClient()
  const { draft, flush, version, discard } = writing
  const { letter, confidential, applicantName, researchGroupName } = page
  const hasAnswer = letter !== null || saysSomething(draft)
  const query = refereeQuery(token)
  const handIn = useAction({
    run: async () => {
      await flush()
      const params = { path: { token }, header: ifMatch(version()) }
      const body = saysSomething(draft) ? { assessment: draft } : {}
      return await dataOf(api.POST('/api/reference-letters/{token}', { params, body }))
    },
    after: made => {
      discard()
      client.setQueryData(query.queryKey, made)
    },
  })
  const readers = { applicant: applicantName, group: researchGroupName }
  const whoReads = t(confidential ? 'handIn.secret' : 'handIn.open', readers)
  return (
    <>
      <ConfirmButton
        variant="filled"
        color="accent"
        size="md"
        disabled={!hasAnswer}
        loading={handIn.isPending}
        title={t('handIn.title')}
        text={[...(letter === null ? [t('handIn.withoutLetter')] : []), whoReads, t('handIn.final')].join(' ')}
        confirm={t('handIn.confirm')}
        onConfirm={() => handIn.mutate()}
      >
        {t('handIn.button')}
      </ConfirmButton>
      {!hasAnswer && (
        <Text size="sm" c="dimmed">
          {t('handIn.empty')}
        </Text>
      )}
    </>
  )
}
