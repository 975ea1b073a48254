import { useTranslation } from 'react-i18next'
import { RichText } from '../../parts/rich-text.tsx'
import type { Detail } from '../application.ts'
import { Part } from './part.tsx'

type Props = { readonly detail: Detail }

const kinds = ['motivation', 'skills', 'experience'] as const

export const Statements = ({ detail }: Props) => {
  const { t } = useTranslation('evaluation')
  return kinds
    .filter(kind => detail[kind] !== '')
    .map(kind => (
      <Part key={kind} id={kind} title={t(`part.${kind}`)}>
        <RichText html={detail[kind]} />
      </Part>
    ))
}
