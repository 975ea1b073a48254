import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { ChangedFields } from './changed-fields.tsx'
import { changedIn, type Entry } from './entry.ts'
import { useTrailWords } from './use-trail-words.ts'

type Props = { readonly entry: Entry }

/** Where the first state is a role, it tells something that the deed does not. */
const hasRole = ({ object }: Entry): boolean => object === 'membership' || object === 'invitation'

/** What was done, from which state to which, and what changed. */
export const EntryDeed = ({ entry }: Props) => {
  const { t } = useTranslation('audit')
  const words = useTrailWords()
  const { object, action, from, to } = entry
  const said = (state: string): string => words.state(object, state)
  return (
    <>
      {words.deed(object, action)}
      {to !== null && from !== to && (from !== null || hasRole(entry)) && (
        <Text size="xs" c="dimmed">
          {from === null ? said(to) : t('steps', { from: said(from), to: said(to) })}
        </Text>
      )}
      <ChangedFields names={changedIn(entry)} />
    </>
  )
}
