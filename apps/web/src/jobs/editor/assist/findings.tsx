import { Anchor, Text, Title } from '@mantine/core'
import { IconBulb, IconCircleCheck } from '@tabler/icons-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { languageNames } from '../../../language/language.ts'
import { goTo } from '../go-to.ts'
import { fieldOf } from '../missing-fields.ts'
import classes from './assist.module.css'
import type { Finding } from './use-check.ts'

type Props = { readonly findings: readonly Finding[] }

/** The form field of each finding. */
const inputs: Readonly<Record<string, string>> = {
  title: fieldOf.title,
  descriptionEn: fieldOf.description,
  descriptionDe: fieldOf.descriptionDe,
  applicationDeadline: fieldOf.deadline,
  salaryGrade: fieldOf.salaryGrade,
  contractMonths: fieldOf.contractMonths,
  contact: fieldOf.description,
}

/** Suggestions, which nobody has to follow. */
export const Findings = ({ findings }: Props) => {
  const { t } = useTranslation('jobs')
  const id = useId()
  const fieldNames: Readonly<Record<string, string>> = {
    title: t('editor.title'),
    descriptionEn: languageNames.en,
    descriptionDe: languageNames.de,
  }
  return (
    <section className={classes.findings} aria-labelledby={id}>
      <Title order={3} size="h5" id={id} className={classes.heading ?? ''}>
        {findings.length > 0 ? <IconBulb size={18} aria-hidden /> : <IconCircleCheck size={18} aria-hidden />}
        {findings.length > 0 ? t('assist.check', { count: findings.length }) : t('assist.fine')}
      </Title>
      {findings.length > 0 && (
        <ul className={classes.list}>
          {findings.map(({ field, from, quote, message, suggestion }) => (
            <li key={`${field} ${from} ${message}`}>
              <Anchor component="button" type="button" size="sm" fw={600} onClick={() => goTo(inputs[field] ?? '')}>
                {quote === null ? message : t('assist.quote', { quote })}
              </Anchor>{' '}
              <Text span size="sm">
                {quote === null ? suggestion : message}
              </Text>
              {quote !== null && (
                <Text size="sm" c="dimmed">
                  {[t('assist.instead', { suggestion }), fieldNames[field]].filter(Boolean).join(' · ')}
                </Text>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
