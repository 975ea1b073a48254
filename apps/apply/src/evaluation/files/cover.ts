import { germanGradeOf } from '../../applicants/german-grade.ts'
import type { Application } from '../../applications/application.ts'
import type { Profile } from '../../db/application-tables.ts'
import { hasWords } from '../../html/clean.ts'
import { blocksOf } from '../../pdf/blocks.ts'
import { dateIn } from '../../pdf/job-sheet.ts'
import { printable } from '../../pdf/printable.ts'
import type { Language } from '../../text/language.ts'
import type { ReferenceLine } from '../detail/references.ts'
import { words } from './words.ts'

type Covered = {
  readonly application: Application
  readonly groupName: string
  readonly references: readonly Pick<ReferenceLine, 'title' | 'firstName' | 'lastName' | 'institution' | 'state'>[]
  readonly language: Language
  readonly siteName: string
  readonly today: Date
}

type Pair = readonly [label: string, value: string]

const day = (at: Date): string => at.toISOString().slice(0, 10)

/** The data of `sheets/cover.typ`, except the documents. */
export const coverOf = ({ application, groupName, references, language, siteName, today }: Covered) => {
  const said = words[language]
  const { snapshot, submittedAt } = application
  const profile = snapshot?.profile
  const name = printable(`${profile?.firstName ?? ''} ${profile?.lastName ?? ''}`.trim()) || said.noName
  return {
    language,
    words: said,
    title: name,
    job: printable(snapshot?.job.title ?? ''),
    group: printable(groupName),
    footer: printable(`${said.confidential} · ${name} · ${siteName} · ${dateIn(language, day(today))}`),
    facts: [
      ...(profile ? contactOf(profile, language) : []),
      ...(submittedAt ? [[said.sent, dateIn(language, day(submittedAt))] as Pair] : []),
      ...(application.desiredStart ? [[said.start, dateIn(language, application.desiredStart)] as Pair] : []),
    ],
    degrees: (profile?.degrees ?? []).map(degree => ({
      name: printable([degree.name, degree.university].filter(Boolean).join(', ')),
      grade: gradeOf(degree.grade, germanGradeOf(degree), language),
      date: degree.date === null ? '' : dateIn(language, degree.date),
    })),
    references: references.map(({ title, firstName, lastName, institution, state }) => ({
      name: printable([`${title} ${firstName} ${lastName}`.trim(), institution].filter(Boolean).join(', ')),
      state: said.referenceStates[state],
    })),
    texts: textsOf(application, language),
  }
}

const contactOf = (profile: Profile, language: Language): readonly Pair[] => {
  const { email, phone, address, nationality, born } = words[language].facts
  const place = [profile.street, `${profile.postalCode} ${profile.city}`.trim(), profile.country].filter(Boolean)
  const pairs: readonly Pair[] = [
    [email, profile.email],
    [phone, profile.phone],
    [address, place.join(', ')],
    [nationality, profile.nationality ?? ''],
    [born, profile.birthDate === null ? '' : dateIn(language, profile.birthDate)],
  ]
  return pairs.flatMap(([label, value]) => (value === '' ? [] : [[label, printable(value)] as const]))
}

const gradeOf = (grade: number | null, german: number | null, language: Language): string => {
  if (grade === null) return ''
  const figure = (value: number, minimumFractionDigits: number) =>
    new Intl.NumberFormat(language, { minimumFractionDigits, maximumFractionDigits: 3 }).format(value)
  const told = figure(grade, 0)
  return german === null || german === grade ? told : `${told} (${words[language].german} ${figure(german, 1)})`
}

/** What the applicant wrote, and the answers to the job's own questions. */
const textsOf = ({ motivation, skills, experience, answers, snapshot }: Application, language: Language) => {
  const { texts, yes, no } = words[language]
  const written = [
    { heading: texts.motivation, blocks: hasWords(motivation) ? blocksOf(motivation) : [] },
    { heading: texts.skills, blocks: hasWords(skills) ? blocksOf(skills) : [] },
    { heading: texts.experience, blocks: hasWords(experience) ? blocksOf(experience) : [] },
  ]
  const plain = (value: string | number | boolean) => (typeof value === 'boolean' ? (value ? yes : no) : String(value))
  const answered = (snapshot?.job.questions ?? []).flatMap(({ questionId, textEn, textDe }) => {
    const answer = answers[questionId]
    if (answer === undefined) return []
    const asked = language === 'en' ? textEn || textDe : textDe || textEn
    const runs = [{ text: printable(plain(answer)), marks: [], href: null }]
    return [{ heading: printable(asked), blocks: [{ kind: 'paragraph' as const, runs }] }]
  })
  return [...written, ...answered].filter(({ blocks }) => blocks.length > 0)
}
