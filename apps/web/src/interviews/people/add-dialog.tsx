import { Button, Checkbox, Modal, Skeleton, Stack, Text, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api, dataOf, dataOrStep, graceOn } from '../../api/client.ts'
import { useAction } from '../../api/use-action.ts'
import { useFormat } from '../../language/format.ts'
import { useGrade } from '../../language/use-grade.ts'
import { DialogButtons } from '../../parts/dialog-buttons.tsx'
import { useIdempotencyKey } from '../../parts/idempotency-key.ts'
import { ProblemNotice } from '../../problems/problem-notice.tsx'
import { useToast } from '../../problems/use-toast.tsx'
import { candidatesQuery, type Interviewee, type Process } from '../queries.ts'
import classes from './people.module.css'

type Props = { readonly process: Process; readonly onClose: () => void }

const typingMs = 250

/** Adds applicants for this position to the short list. */
export default function AddDialog({ process, onClose }: Props) {
  const { t } = useTranslation(['interviews', 'app'])
  const format = useFormat()
  const german = useGrade()
  const [text, setText] = useState('')
  const [words] = useDebouncedValue(text.trim(), typingMs)
  const [chosen, setChosen] = useState<readonly string[]>([])
  const keyFor = useIdempotencyKey()
  const found = useInfiniteQuery(candidatesQuery(process.jobId, words))
  const candidates = found.data?.pages.flatMap(({ items }) => items) ?? []
  const toast = useToast()
  const undo = useAction({
    run: (added: readonly Interviewee[]) =>
      Promise.all(
        added.map(({ intervieweeId }) =>
          dataOrStep(
            api.DELETE('/api/interviews/interviewees/{intervieweeId}', {
              params: { path: { intervieweeId }, header: graceOn },
            }),
          ),
        ),
      ),
    message: outcomes =>
      outcomes.some(outcome => 'step' in outcome) ? undefined : t('add.undone', { count: outcomes.length }),
    stale: [['interviews']],
  })
  const add = useAction({
    run: () => {
      const body = { applicationIds: [...chosen] }
      return dataOf(
        api.POST('/api/interviews/processes/{processId}/interviewees', {
          params: { path: { processId: process.processId }, header: keyFor(body) },
          body,
        }),
      )
    },
    stale: [['interviews']],
    after: ({ items }) => {
      toast.undoable(t('add.done', { count: items.length }), () => undo.mutate(items))
      onClose()
    },
    isQuiet: true,
  })
  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
      title={t('add.title')}
      closeButtonProps={{ 'aria-label': t('app:close') }}
    >
      <Stack>
        <TextInput
          type="search"
          label={t('add.search')}
          leftSection={<IconSearch size={16} aria-hidden />}
          value={text}
          onChange={event => setText(event.currentTarget.value)}
        />
        {found.error && <ProblemNotice error={found.error} onRetry={() => void found.refetch()} />}
        {!found.data && !found.error && <Skeleton height={160} aria-busy />}
        {found.data && candidates.length === 0 && <Text c="dimmed">{t(words ? 'add.nobody' : 'add.none')}</Text>}
        <Checkbox.Group value={[...chosen]} onChange={setChosen} aria-label={t('add.title')}>
          <ul className={classes.candidates}>
            {candidates.map(one => (
              <li key={one.applicationId}>
                <Checkbox
                  value={one.applicationId}
                  label={`${one.firstName} ${one.lastName}`}
                  description={[
                    t('add.sent', { date: format.instant(one.submittedAt) }),
                    one.germanGrade !== null && t('add.grade', { grade: german(one.germanGrade) }),
                    one.myRating !== null && t('add.rating', { rating: format.number(one.myRating) }),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                />
              </li>
            ))}
          </ul>
        </Checkbox.Group>
        {found.hasNextPage && (
          <Button variant="default" loading={found.isFetchingNextPage} onClick={() => void found.fetchNextPage()}>
            {t('app:more')}
          </Button>
        )}
        {add.error && <ProblemNotice error={add.error} />}
        <DialogButtons onClose={onClose}>
          <Button disabled={chosen.length === 0} loading={add.isPending} onClick={() => add.mutate()}>
            {t('add.add', { count: chosen.length })}
          </Button>
        </DialogButtons>
      </Stack>
    </Modal>
  )
}
