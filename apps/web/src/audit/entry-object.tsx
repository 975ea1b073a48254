import { Text } from '@mantine/core'
import { TextLink } from '../parts/links.tsx'
import { membershipOf, useMe } from '../session/me.ts'
import { type Entry, nameIn } from './entry.ts'
import { useTrailWords } from './use-trail-words.ts'

type Props = { readonly entry: Entry; readonly hasIds: boolean }

/** The object, linked if it has a page. */
export const EntryObject = ({ entry, hasIds }: Props) => {
  const words = useTrailWords()
  const { me } = useMe()
  const { object, objectId, researchGroupId: groupId, action } = entry
  const name = nameIn(entry) ?? words.object(object)
  const mayJudge = !hasIds && groupId !== null && membershipOf(me, groupId) !== undefined
  return (
    <>
      {object === 'job' && groupId && action !== 'delete' ? (
        <TextLink to="/groups/$groupId/positions/$jobId" params={{ groupId, jobId: objectId }}>
          {name}
        </TextLink>
      ) : object === 'researchGroup' ? (
        <TextLink to="/groups/$groupId/data" params={{ groupId: objectId }}>
          {name}
        </TextLink>
      ) : mayJudge && (object === 'application' || object === 'rating') ? (
        <TextLink to="/evaluation/$applicationId" params={{ applicationId: objectId }}>
          {name}
        </TextLink>
      ) : (
        name
      )}
      {hasIds && (
        <Text size="xs" c="dimmed" ff="monospace">
          {objectId}
        </Text>
      )}
    </>
  )
}
