import { Button } from '@mantine/core'
import { IconUserPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useAction } from '../../api/use-action.ts'
import { loadFile } from '../../parts/save-file.ts'
import { sendForm } from '../../parts/send-form.ts'
import { type Document, profileQuery } from '../queries.ts'

type Props = { readonly document: Document }

const isSame = (one: Document, other: Document): boolean =>
  one.type === other.type && one.name === other.name && one.sizeBytes === other.sizeBytes

/** Copies a document of one application to the profile, and so to every later application. */
export const KeepButton = ({ document }: Props) => {
  const { t } = useTranslation('applicants')
  const { data: profile } = useQuery(profileQuery)
  const { documentId, name, type } = document
  const keep = useAction({
    run: async () => {
      const form = new FormData()
      form.append('type', type)
      form.append('file', await loadFile(`/api/documents/${documentId}`), name)
      return await sendForm({ method: 'POST', path: '/api/applicants/me/documents', form })
    },
    message: t('document.kept', { name }),
    stale: [profileQuery.queryKey],
  })
  if (profile === undefined || profile.documents.some(each => isSame(each, document))) return null
  return (
    <Button
      size="compact-sm"
      variant="subtle"
      loading={keep.isPending}
      leftSection={<IconUserPlus size={15} aria-hidden />}
      aria-label={t('document.keepNamed', { name })}
      onClick={() => keep.mutate()}
    >
      {t('document.keep')}
    </Button>
  )
}
