import { Anchor, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../language/format.ts'
import { useLanguage } from '../../language/use-language.ts'
import type { Detail } from '../application.ts'
import classes from './dossier.module.css'

type Props = { readonly person: NonNullable<Detail['applicant']> }

const isCode = /^[A-Z]{2}$/
const isSafe = /^https?:\/\//

export const Person = ({ person }: Props) => {
  const { t } = useTranslation('evaluation')
  const format = useFormat()
  const countries = new Intl.DisplayNames(useLanguage(), { type: 'region' })
  const country = (code: string | null): string =>
    code && isCode.test(code) ? (countries.of(code) ?? code) : (code ?? '')
  const { email, phone, website, birthDate, nationality, street, postalCode, city } = person
  const address = [street, `${postalCode} ${city}`.trim(), country(person.country)].filter(Boolean).join(', ')
  const facts: readonly (readonly [string, ReactNode])[] = [
    [t('person.email'), email && <Anchor href={`mailto:${email}`}>{email}</Anchor>],
    [t('person.phone'), phone && <Anchor href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</Anchor>],
    [
      t('person.website'),
      isSafe.test(website) ? (
        <Anchor href={website} target="_blank" rel="noreferrer">
          {website}
        </Anchor>
      ) : (
        website
      ),
    ],
    [t('person.birthDate'), birthDate && format.date(birthDate)],
    [t('person.nationality'), country(nationality)],
    [t('person.address'), address],
  ]
  const known = facts.filter(([, value]) => Boolean(value))
  if (known.length === 0) return <Text c="dimmed">{t('person.none')}</Text>
  return (
    <dl className={classes.facts}>
      {known.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
