import { ActionIcon, Avatar, Button, Group, Menu, Text } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api, dataOf } from '../../api/client.ts'
import { useAction } from '../../api/use-action.ts'
import { useFormat } from '../../language/format.ts'
import type { Comment } from '../application.ts'
import { commentsQuery } from '../queries.ts'
import classes from './comments.module.css'
import { MentionField } from './mention-field.tsx'
import { type Mentionable, mentionedIn, partsOf } from './mentions.ts'

type Props = { readonly comment: Comment; readonly members: readonly Mentionable[]; readonly onRemove: () => void }

const path = '/api/comments/{commentId}'

export const CommentLine = ({ comment, members, onRemove }: Props) => {
  const { t } = useTranslation(['evaluation', 'app'])
  const format = useFormat()
  const { commentId, applicationId, authorName, text, version, may } = comment
  const [edited, setEdited] = useState<string>()
  const stale = [commentsQuery(applicationId).queryKey]
  const change = useAction({
    run: (next: string) =>
      dataOf(
        api.PUT(path, {
          params: { path: { commentId } },
          body: { text: next, mentions: mentionedIn(next, members), version },
        }),
      ),
    stale,
    after: () => setEdited(undefined),
  })
  const save = (): void => {
    if (edited?.trim()) change.mutate(edited)
  }
  return (
    <li className={classes.comment}>
      <Group gap="xs" wrap="nowrap">
        <Avatar name={authorName} size={28} radius="xl" color="accent" aria-hidden />
        <Text size="sm" flex={1} miw={0}>
          <strong>{authorName}</strong>{' '}
          <Text span size="xs" c="dimmed">
            {format.instant(comment.createdAt)}
            {comment.edited && ` · ${t('comments.edited')}`}
          </Text>
        </Text>
        {may.length > 0 && (
          <Menu position="bottom-end">
            <Menu.Target>
              <ActionIcon variant="subtle" color="gray" size="sm" aria-label={t('comments.more')}>
                <IconDots size={16} aria-hidden />
              </ActionIcon>
            </Menu.Target>
            <Menu.Dropdown>
              {may.includes('edit') && <Menu.Item onClick={() => setEdited(text)}>{t('app:edit')}</Menu.Item>}
              {may.includes('delete') && <Menu.Item onClick={onRemove}>{t('app:delete')}</Menu.Item>}
            </Menu.Dropdown>
          </Menu>
        )}
      </Group>
      {edited === undefined ? (
        <p className={classes.text}>
          {partsOf(
            text,
            comment.mentions.map(({ name }) => name),
          ).map(({ text: part, isName }, index) =>
            isName ? (
              <span key={index} className={classes.mention}>
                {part}
              </span>
            ) : (
              part
            ),
          )}
        </p>
      ) : (
        <>
          <MentionField
            label={t('comments.edit')}
            value={edited}
            members={members}
            onChange={setEdited}
            onSend={save}
            onLeave={() => setEdited(undefined)}
          />
          <Group gap="xs" mt="xs" justify="flex-end">
            <Button size="xs" variant="default" onClick={() => setEdited(undefined)}>
              {t('app:cancel')}
            </Button>
            <Button size="xs" loading={change.isPending} disabled={edited.trim() === ''} onClick={save}>
              {t('app:save')}
            </Button>
          </Group>
        </>
      )}
    </li>
  )
}
