import { IconAlertTriangle, IconPencil } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { languageNames } from '../language/language.ts'
import { useLetterName } from '../letters/kinds.ts'
import { TextLink } from '../parts/links.tsx'
import type { LetterLanguage, LetterType, Template } from './queries.ts'
import classes from './templates.module.css'

type Props = {
  readonly groupId: string
  readonly type: LetterType
  readonly language: LetterLanguage
  readonly template: Template | undefined
}

/** Whether a template is the default or the group's own, and whether it is valid. */
export const TemplateLink = ({ groupId, type, language, template }: Props) => {
  const { t } = useTranslation('templates')
  const letterName = useLetterName()
  const isOwn = template !== undefined && !template.isDefault
  const isUnfit = template !== undefined && !template.isUsed
  const words = t(isUnfit ? 'list.unfit' : isOwn ? 'list.own' : 'list.shipped')
  return (
    <TextLink
      to="/groups/$groupId/letters/$type/$language"
      params={{ groupId, type, language }}
      className={classes.mark ?? ''}
      aria-label={`${letterName(type)}, ${languageNames[language]}: ${words}`}
      size="sm"
      {...(isOwn && { fw: 600 })}
    >
      {isUnfit && <IconAlertTriangle size={15} aria-hidden />}
      {isOwn && !isUnfit && <IconPencil size={15} aria-hidden />}
      {words}
    </TextLink>
  )
}
