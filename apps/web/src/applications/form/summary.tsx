import { Button, Checkbox, Stack, Text } from '@mantine/core'
import { IconSend } from '@tabler/icons-react'
import { Trans, useTranslation } from 'react-i18next'
import type { ProfileWriting } from '../../applicants/use-profile.ts'
import { TextLink } from '../../parts/links.tsx'
import { ProblemNotice } from '../../problems/problem-notice.tsx'
import type { Me } from '../../session/me.ts'
import type { Hindrance } from '../hindrance.ts'
import type { Mine } from '../queries.ts'
import { DeleteDraft } from './delete-draft.tsx'
import { MissingList } from './missing-list.tsx'
import { Overview } from './overview.tsx'
import type { ApplicationWriting } from './use-application.ts'
import { useSubmit } from './use-submit.ts'

type Props = {
  readonly application: Mine
  readonly me: Me
  readonly person: ProfileWriting
  readonly writing: ApplicationWriting
  readonly missing: readonly string[]
  readonly hindrance: Hindrance | undefined
  readonly letters: number
  readonly flush: () => Promise<boolean>
}

/** The last step: everything to read, and what is still missing. */
export const Summary = ({ application, me, person, writing, missing, hindrance, letters, flush }: Props) => {
  const { t } = useTranslation('applications')
  const { submit, refused, problem } = useSubmit(application, flush)
  const { consents } = writing.draft
  const consent = (dataProcessing: boolean): void => writing.change({ consents: { ...consents, dataProcessing } })
  return (
    <Stack gap="lg">
      {(hindrance === undefined || missing.length > 0) && (
        <MissingList application={application} missing={missing} refused={refused} letters={letters} />
      )}
      <Overview application={application} me={me} profile={person.draft} draft={writing.draft} />
      <Checkbox
        id="consent"
        checked={consents.dataProcessing}
        onChange={event => consent(event.currentTarget.checked)}
        label={
          <Trans
            t={t}
            i18nKey="summary.consent"
            components={{ notice: <TextLink to="/privacy" target="_blank" inherit /> }}
          />
        }
      />
      {problem !== null && hindrance === undefined && <ProblemNotice error={problem} />}
      <Stack gap="sm" align="flex-start">
        {hindrance === undefined && (
          <>
            <Button
              size="md"
              leftSection={<IconSend size={18} aria-hidden />}
              disabled={missing.length > 0}
              loading={submit.isPending}
              onClick={() => submit.mutate()}
            >
              {t('summary.send')}
            </Button>
            <Text size="sm" c="dimmed">
              {t(missing.length > 0 ? 'summary.notYet' : 'summary.final')}
            </Text>
          </>
        )}
        <DeleteDraft application={application} onDeleted={writing.discard} />
      </Stack>
    </Stack>
  )
}
