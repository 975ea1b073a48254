import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { positionDates } from '../api/values.gen.ts'
import { useTrailWords } from '../audit/use-trail-words.ts'
import { useCatalogues } from '../catalogues/catalogues.ts'
import { membersQuery } from '../groups/queries.ts'
import type { Draft } from '../jobs/editor/draft.ts'
import { useFormat } from '../language/format.ts'
import type { Field } from './fields.ts'

/** Labels and values of a position's fields, in the words of the form. */
export const useFieldText = (groupId: string) => {
  const { t } = useTranslation(['revisions', 'jobs', 'app'])
  const { label } = useCatalogues()
  const format = useFormat()
  const names = useTrailWords()
  const { data: members } = useQuery(membersQuery(groupId))

  const personOf = (userId: string): string => {
    const member = members?.items.find(each => each.userId === userId)
    if (member === undefined) return members === undefined ? '…' : t('jobs:history.nobody')
    return `${member.firstName} ${member.lastName}`.trim() || member.email
  }
  const questionsOf = ({ questions }: Draft): string =>
    questions
      .map(({ textEn, textDe, kind, required }) => {
        const how = [t(`jobs:editor.kinds.${kind}`), required && t('jobs:editor.answerRequired')]
        return `• ${[textEn, textDe].filter(Boolean).join(' / ')} (${how.filter(Boolean).join(', ')})`
      })
      .join('\n')
  const criteriaOf = ({ criteria }: Draft): string =>
    criteria
      .map(
        ({ name, guidance, weight }) =>
          `• ${name} (${t('jobs:editor.weight')} ${weight})${guidance && `: ${guidance}`}`,
      )
      .join('\n')

  const textOf = (draft: Draft, field: Field): string => {
    if (field === 'questions') return questionsOf(draft)
    if (field === 'criteria') return criteriaOf(draft)
    if (field === 'descriptionEn' || field === 'descriptionDe') return plainText(draft[field])
    if (field === 'subjectArea') return label('subjectAreas', draft[field])
    if (field === 'location') return label('locations', draft[field])
    if (field === 'fundingType') return label('fundingTypes', draft[field])
    if (field === 'salaryGrade') return label('salaryGrades', draft[field])
    const value = draft[field]
    if (value === null || value === '') return ''
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no')
    if (typeof value === 'number') return format.number(value)
    if (field === 'supervisingProfessorId') return personOf(value)
    return positionDates.includes(field) ? format.date(value) : value
  }
  return { nameOf: names.field, textOf }
}

/** The text without formatting, one line for each paragraph, heading and item. */
const plainText = (html: string): string => {
  const lines = html
    .replaceAll(/<li[^>]*>(?:\s*<p[^>]*>)?/g, '<li>• ')
    .replaceAll(/<br\s*\/?>/g, '\n')
    .replaceAll(/<\/(?:p|h[1-6]|li|blockquote)>/g, '$&\n')
  const text = new DOMParser().parseFromString(lines, 'text/html').body.textContent
  return text.replaceAll(/\n{2,}/g, '\n').trim()
}
