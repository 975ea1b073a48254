import { useTranslation } from 'react-i18next'
import type { Detail } from '../application.ts'
import classes from './dossier.module.css'
import { jumpTo } from './jump.ts'

type Props = { readonly detail: Detail }

/** The parts are on this page, so the address stays. */
export const PartLinks = ({ detail: { motivation, answers, documents, references, interview } }: Props) => {
  const { t } = useTranslation('evaluation')
  const parts = [
    { id: 'person', label: t('part.person') },
    { id: 'degrees', label: t('part.degrees') },
    ...(motivation ? [{ id: 'motivation', label: t('part.motivation') }] : []),
    ...(answers.length > 0 ? [{ id: 'answers', label: t('part.answers') }] : []),
    { id: 'documents', label: `${t('part.documents')} ${documents.length}` },
    { id: 'references', label: `${t('part.references')} ${references.length}` },
    ...(interview ? [{ id: 'interview', label: t('part.interview') }] : []),
  ]
  return (
    <nav className={classes.links} aria-label={t('dossier.parts')}>
      {parts.map(({ id, label }) => (
        <button key={id} type="button" onClick={() => jumpTo(document.getElementById(`part-${id}`))}>
          {label}
        </button>
      ))}
    </nav>
  )
}
