import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api, take } from '../../api/client.ts'
import { useDeed } from '../../api/use-deed.ts'
import { useTell } from '../../problems/use-tell.tsx'
import type { Comment } from '../application.ts'
import { noteDetail, noteLine } from '../note.ts'
import { commentsQuery } from '../queries.ts'
import { useUnsavedText } from '../use-unsaved-text.ts'
import { type Mentionable, mentionedIn } from './mentions.ts'

const path = '/api/applications/{applicationId}/comments'

export const useComments = (applicationId: string, members: readonly Mentionable[]) => {
  const { t } = useTranslation('evaluation')
  const tell = useTell()
  const client = useQueryClient()
  const { text, write, lift, settle } = useUnsavedText(`comment.${applicationId}`)
  const count = (): void => {
    const commentCount = client.getQueryData(commentsQuery(applicationId).queryKey)?.pages[0]?.total ?? 0
    noteDetail(applicationId, { commentCount })
    noteLine(applicationId, { commentCount })
  }
  const add = (said: string) =>
    take(
      api.POST(path, {
        params: { path: { applicationId }, header: { 'idempotency-key': crypto.randomUUID() } },
        body: { text: said, mentions: mentionedIn(said, members) },
      }),
    )
  const stale = [commentsQuery(applicationId).queryKey]
  const sending = useDeed({
    run: async (said: string) => {
      await add(said)
      settle(said)
    },
    stale,
    after: count,
  })
  const removing = useDeed({
    run: ({ commentId }: Comment) => take(api.DELETE('/api/comments/{commentId}', { params: { path: { commentId } } })),
    stale,
    after: (_, comment) => {
      count()
      tell.undoable(t('comments.deleted'), () => sending.mutate(comment.text))
    },
  })
  const send = (): void => {
    const said = text
    if (said.trim() === '' || sending.isPending) return
    lift()
    // A comment that could not be sent goes back into the field.
    sending.mutate(said, { onError: () => write(said) })
  }
  return { text, write, send, remove: removing.mutate, isSending: sending.isPending }
}
