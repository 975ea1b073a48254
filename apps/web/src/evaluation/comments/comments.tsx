import { Button, Group, Kbd, Skeleton, Text } from '@mantine/core'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { membersQuery } from '../../groups/queries.ts'
import { useLive } from '../../parts/use-live.ts'
import { ProblemNotice } from '../../problems/problem-notice.tsx'
import type { Detail } from '../application.ts'
import { commentsQuery } from '../queries.ts'
import { CommentLine } from './comment-line.tsx'
import classes from './comments.module.css'
import { MentionField } from './mention-field.tsx'
import { useComments } from './use-comments.ts'

type Props = { readonly detail: Detail; readonly field: Ref<HTMLTextAreaElement> }

export const Comments = ({ detail: { applicationId, researchGroup, may, commentCount }, field }: Props) => {
  const { t } = useTranslation(['evaluation', 'app'])
  const { data: group } = useQuery(membersQuery(researchGroup.researchGroupId))
  const members = group?.items ?? []
  const pages = useInfiniteQuery(commentsQuery(applicationId))
  useLive([pages])
  const { text, write, send, remove, isSending } = useComments(applicationId, members)
  const comments = pages.data?.pages.flatMap(({ items }) => items)
  return (
    <>
      {pages.error && <ProblemNotice error={pages.error} onRetry={() => void pages.refetch()} />}
      {!comments && !pages.error && commentCount > 0 && <Skeleton height={56} aria-busy />}
      {comments?.length === 0 && (
        <Text size="sm" c="dimmed" mb="xs">
          {t('comments.none')}
        </Text>
      )}
      <ul className={classes.comments}>
        {comments?.map(comment => (
          <CommentLine
            key={`${comment.commentId} ${comment.version}`}
            comment={comment}
            members={members}
            onRemove={() => remove(comment)}
          />
        ))}
      </ul>
      {pages.hasNextPage && (
        <Button size="xs" variant="default" mb="sm" onClick={() => void pages.fetchNextPage()}>
          {t('app:more')}
        </Button>
      )}
      {may.includes('comment') && (
        <>
          <MentionField
            field={field}
            label={t('comments.write')}
            placeholder={t('comments.placeholder')}
            value={text}
            members={members}
            onChange={write}
            onSend={send}
            onLeave={() => document.querySelector<HTMLElement>('[data-reader-title]')?.focus({ preventScroll: true })}
          />
          <Group justify="space-between" mt={6}>
            <Text size="xs" c="dimmed" aria-hidden>
              <Kbd size="xs">{t('comments.ctrl')}</Kbd> <Kbd size="xs">↵</Kbd>
            </Text>
            <Button size="xs" loading={isSending} disabled={text.trim() === ''} onClick={send}>
              {t('comments.send')}
            </Button>
          </Group>
        </>
      )}
    </>
  )
}
