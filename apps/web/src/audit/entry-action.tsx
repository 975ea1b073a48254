import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { ChangedFields } from './changed-fields.tsx'
import { changedIn, type Entry } from './entry.ts'
import { useTrailWords } from './use-trail-words.ts'

type Props = { readonly entry: Entry }

/** For a role the first state is worth showing. */
const hasRole = ({ object }: Entry): boolean => object === 'membership' || object === 'invitation'

export const EntryAction = ({ entry }: Props) => {
  const { t } = useTranslation('audit')
  const words = useTrailWords()
  const { object, action, from, to } = entry
  const label = (state: string): string => words.state(object, state)
  return (
    <>
      {words.action(object, action)}
      {to !== null && from !== to && (from !== null || hasRole(entry)) && (
        <Text size="xs" c="dimmed">
          {from === null ? label(to) : t('steps', { from: label(from), to: label(to) })}
        </Text>
      )}
      <ChangedFields names={changedIn(entry)} />
    </>
  )
}
