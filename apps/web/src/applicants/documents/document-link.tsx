import { Anchor } from '@mantine/core'
import { useAction } from '../../api/use-action.ts'
import { saveFile } from '../../parts/save-file.ts'

type Props = { readonly document: { readonly documentId: string; readonly name: string } }

/** Downloads on click, because the file needs a sign-in. */
export const DocumentLink = ({ document: { documentId, name } }: Props) => {
  const download = useAction({ run: () => saveFile(`/api/documents/${documentId}`, name) })
  return (
    <Anchor
      component="button"
      type="button"
      ta="start"
      aria-busy={download.isPending}
      onClick={() => download.mutate()}
    >
      {name}
    </Anchor>
  )
}
