import { Alert, Button, List, Modal, SimpleGrid, Stack, Text, Textarea } from '@mantine/core'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api, dataOrStep, graceOn } from '../../api/client.ts'
import type { Reply } from '../../api/reply.ts'
import { jobQuery } from '../../jobs/queries.ts'
import { DialogButtons } from '../../parts/dialog-buttons.tsx'
import { useIdempotencyKey } from '../../parts/idempotency-key.ts'
import { ProblemNotice } from '../../problems/problem-notice.tsx'
import { GraceNote } from '../../waiting-steps/grace-note.tsx'
import { useStep } from '../../waiting-steps/use-step.ts'
import { type Interviewee, intervieweesQuery, type Process } from '../queries.ts'
import { InvitationPreview } from './invitation-preview.tsx'
import { InviteResults } from './invite-results.tsx'

type Props = {
  readonly process: Process
  readonly people: readonly Interviewee[] | 'all'
  readonly onClose: () => void
}
type Invited = Reply<'/api/interviews/processes/{processId}/invitations', 'post'>['results']

/** Invites people and shows the result for each. */
export default function InviteDialog({ process, people, onClose }: Props) {
  const { t } = useTranslation(['interviews', 'app'])
  const { processId, counts, freeSlots } = process
  const [message, setMessage] = useState('')
  const [results, setResults] = useState<Invited>()
  const keyFor = useIdempotencyKey()
  const { data, hasNextPage } = useInfiniteQuery(intervieweesQuery(processId))
  const { data: job } = useQuery(jobQuery(process.jobId))
  const known = data?.pages.flatMap(({ items }) => items) ?? []
  const uncontacted = known.filter(({ state, may }) => state === 'UNCONTACTED' && may.includes('invite'))
  const [chosen] = useState(people)
  const invite = useStep({
    run: () => {
      const words = message.trim()
      // The list as shown: people added by others meanwhile are not invited.
      const shown = hasNextPage ? undefined : known.filter(({ state }) => state === 'UNCONTACTED')
      const those = chosen === 'all' ? shown : chosen
      const body = {
        ...(those?.length && { intervieweeIds: those.map(({ intervieweeId }) => intervieweeId) }),
        ...(words && { message: words }),
      }
      return dataOrStep(
        api.POST('/api/interviews/processes/{processId}/invitations', {
          params: { path: { processId }, header: { ...graceOn, ...keyFor(body) } },
          body,
        }),
      )
    },
    stale: [['interviews']],
    after: made => setResults(made.results),
    onWaiting: onClose,
    isQuiet: true,
  })
  const [first] = chosen === 'all' ? uncontacted : chosen
  const count = chosen === 'all' ? counts.uncontacted : chosen.length
  return (
    <Modal
      opened
      onClose={onClose}
      size={results ? 'md' : '60rem'}
      title={t(results ? 'invite.done' : 'invite.title')}
      closeButtonProps={{ 'aria-label': t('app:close') }}
    >
      {results ? (
        <InviteResults results={results} people={chosen === 'all' ? known : [...chosen, ...known]} onClose={onClose} />
      ) : (
        <Stack>
          <SimpleGrid cols={{ base: 1, sm: first ? 2 : 1 }} spacing="xl">
            <Stack>
              <Text>{t('invite.text', { count })}</Text>
              {chosen !== 'all' && (
                <List size="sm">
                  {chosen.map(({ intervieweeId, firstName, lastName }) => (
                    <List.Item key={intervieweeId}>
                      {firstName} {lastName}
                    </List.Item>
                  ))}
                </List>
              )}
              {job?.lettersFromShortlistOnly && <Text size="sm">{t('invite.referees')}</Text>}
              {freeSlots < count && (
                <Alert color="orange" variant="light">
                  {t('invite.fewSlots', { count: freeSlots })}
                </Alert>
              )}
              <Textarea
                label={t('invite.message')}
                description={t('invite.messageHint')}
                autosize
                minRows={3}
                maxLength={5000}
                value={message}
                onChange={event => setMessage(event.currentTarget.value)}
              />
            </Stack>
            {first && <InvitationPreview to={first} others={count - 1} message={message} />}
          </SimpleGrid>
          <GraceNote groupId={process.researchGroupId} />
          {invite.error && <ProblemNotice error={invite.error} />}
          <DialogButtons onClose={onClose}>
            <Button loading={invite.isPending} onClick={() => invite.mutate()}>
              {t('invite.send')}
            </Button>
          </DialogButtons>
        </Stack>
      )}
    </Modal>
  )
}
