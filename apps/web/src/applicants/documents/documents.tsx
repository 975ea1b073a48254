import { Stack } from '@mantine/core'
import type { Document } from '../queries.ts'
import { DocumentGroup } from './document-group.tsx'
import { type DocumentGroupName, documentGroups } from './document-groups.ts'
import { type DocumentType, useUploads } from './use-uploads.ts'

type Props = {
  readonly documents: readonly Document[]
  readonly path: string
  /** Whether the documents belong to one application only and can be copied to the profile. */
  readonly isOnce?: boolean
  readonly onChanged: () => Promise<unknown>
}

const groupOf = (type: DocumentType): DocumentGroupName => documentGroups.find(each => each === type) ?? 'OTHER'

export const Documents = ({ documents, path, isOnce = false, onChanged }: Props) => {
  const { uploads, start, drop } = useUploads(path, onChanged)
  return (
    <Stack gap="md" id="documents" tabIndex={-1}>
      {documentGroups.map(group => (
        <DocumentGroup
          key={group}
          group={group}
          isOnce={isOnce}
          documents={documents.filter(({ type }) => groupOf(type) === group)}
          uploads={uploads.filter(({ type }) => type === group)}
          onFiles={files => start(files, group)}
          onDrop={drop}
          onChanged={onChanged}
        />
      ))}
    </Stack>
  )
}
