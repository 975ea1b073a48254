import { useTranslation } from 'react-i18next'
import { countriesIn } from '../../applicants/countries.ts'
import type { Account, DraftDegree, ProfileDraft } from '../../applicants/profile-draft.ts'
import { useFormat } from '../../language/format.ts'
import { useLanguage } from '../../language/use-language.ts'
import type { Mine } from '../queries.ts'

type Question = Pick<Mine['questions'][number], 'textEn' | 'textDe'>

/** Formats the parts of an application in the reader's language. */
export const useAsWritten = () => {
  const { t } = useTranslation(['applications', 'applicants'])
  const format = useFormat()
  const language = useLanguage()
  return {
    date: format.date,
    person: (profile: ProfileDraft, account: Account): readonly string[] => {
      const { phone, website, birthDate, nationality, street, postalCode, city, country } = profile
      const town = [postalCode, city].filter(Boolean).join(' ')
      return [
        `${profile.firstName || account.firstName} ${profile.lastName || account.lastName}`.trim(),
        [profile.email || account.email, phone, website].filter(Boolean).join(' · '),
        [street, town, country].filter(Boolean).join(', '),
        [
          birthDate && `${t('applicants:person.birthDate')}: ${format.date(birthDate)}`,
          nationality &&
            `${t('applicants:person.nationality')}: ${
              countriesIn(language).find(({ value }) => value === nationality)?.label ?? nationality
            }`,
        ]
          .filter(Boolean)
          .join(' · '),
      ]
    },
    degree: ({ kind, name, university, grade, date }: DraftDegree): string =>
      [
        t(`applicants:degree.kinds.${kind}`),
        name,
        university,
        date && format.date(date),
        grade !== null && t('dossier.grade', { grade: format.number(grade) }),
      ]
        .filter(Boolean)
        .join(', '),
    question: ({ textEn, textDe }: Question): string => (language === 'de' ? textDe || textEn : textEn || textDe),
    answer: (answer: unknown): string => {
      if (typeof answer === 'boolean') return t(answer ? 'questions.yes' : 'questions.no')
      return typeof answer === 'number' ? format.number(answer) : String(answer)
    },
  }
}
