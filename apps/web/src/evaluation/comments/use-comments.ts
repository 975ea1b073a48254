import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api, dataOf } from '../../api/client.ts'
import { useAction } from '../../api/use-action.ts'
import { useToast } from '../../problems/use-toast.tsx'
import type { Comment } from '../application.ts'
import { commentsQuery } from '../queries.ts'
import { updateDetail, updateLine } from '../update-cache.ts'
import { useUnsavedText } from '../use-unsaved-text.ts'
import { type Mentionable, mentionedIn } from './mentions.ts'

const path = '/api/applications/{applicationId}/comments'

export const useComments = (applicationId: string, members: readonly Mentionable[]) => {
  const { t } = useTranslation('evaluation')
  const toast = useToast()
  const client = useQueryClient()
  const { text, write, lift, settle } = useUnsavedText(`comment.${applicationId}`)
  const count = (): void => {
    const commentCount = client.getQueryData(commentsQuery(applicationId).queryKey)?.pages[0]?.total ?? 0
    updateDetail(applicationId, { commentCount })
    updateLine(applicationId, { commentCount })
  }
  const add = (comment: string) =>
    dataOf(
      api.POST(path, {
        params: { path: { applicationId }, header: { 'idempotency-key': crypto.randomUUID() } },
        body: { text: comment, mentions: mentionedIn(comment, members) },
      }),
    )
  const stale = [commentsQuery(applicationId).queryKey]
  const sending = useAction({
    run: async (comment: string) => {
      await add(comment)
      settle(comment)
    },
    stale,
    after: count,
  })
  const removing = useAction({
    run: ({ commentId }: Comment) =>
      dataOf(api.DELETE('/api/comments/{commentId}', { params: { path: { commentId } } })),
    stale,
    after: (_, comment) => {
      count()
      toast.undoable(t('comments.deleted'), () => sending.mutate(comment.text))
    },
  })
  const send = (): void => {
    const comment = text
    if (comment.trim() === '' || sending.isPending) return
    lift()
    // A comment that could not be sent goes back into the field.
    sending.mutate(comment, { onError: () => write(comment) })
  }
  return { text, write, send, remove: removing.mutate, isSending: sending.isPending }
}
