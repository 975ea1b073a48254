import { hasWords } from '../html/clean.ts'
import type { Language } from '../text/language.ts'
import type { Advert } from './advert.ts'
import { blocksOf, followable } from './blocks.ts'
import { printable } from './printable.ts'
import { words } from './words.ts'

type Printed = {
  readonly advert: Advert
  readonly language: Language
  /** Where people apply; null in a preview. */
  readonly href: string | null
  readonly isPreview: boolean
  readonly siteName: string
  readonly today: Date
}

/** The data of `sheets/job.typ`. */
export const jobSheet = ({ advert, language, href, isPreview, siteName, today }: Printed) => {
  const said = words[language]
  const { group } = advert
  const written = writtenIn(advert, language)
  const html = written === 'en' ? advert.descriptionEn : advert.descriptionDe
  return {
    language,
    words: { page: said.page, preview: said.preview, banner: said.banner, apply: said.apply, contact: said.contact },
    isPreview,
    title: printable(advert.title),
    group: printable([group.name, group.department].filter(Boolean).join(' · ')),
    lead: printable(advert.researchArea),
    facts: factsOf(advert, language),
    descriptionLanguage: written,
    description: hasWords(html) ? blocksOf(html) : blocksOf(`<p>${said.noDescription}</p>`),
    apply: { sentences: invitation(advert, language), href, shown: printable(href ?? '') },
    contact: contactOf(advert),
    footer: printable(
      `${group.name} · ${siteName} · ${said.asOf} ${dateIn(language, today.toISOString().slice(0, 10))}`,
    ),
  }
}

/** The requested language, otherwise one with a description. */
const writtenIn = ({ descriptionEn, descriptionDe }: Advert, language: Language): Language => {
  const [asked, other] = language === 'en' ? [descriptionEn, descriptionDe] : [descriptionDe, descriptionEn]
  if (hasWords(asked) || !hasWords(other)) return language
  return language === 'en' ? 'de' : 'en'
}

export const dateIn = (language: Language, date: string): string =>
  new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : 'de', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  )

const workloadOf = ({ workloadPercent: percent }: Advert, language: Language): string | null => {
  if (percent === null) return null
  return percent === 100 ? words[language].fullTime : `${percent} %`
}

const startOf = ({ startDate, startDateByArrangement }: Advert, language: Language): string | null => {
  if (startDateByArrangement) return words[language].byArrangement
  return startDate === null ? null : dateIn(language, startDate)
}

const factsOf = (advert: Advert, language: Language): readonly (readonly [string, string])[] => {
  const { facts, months } = words[language]
  const date = (value: string | null) => (value === null ? null : dateIn(language, value))
  const values: Readonly<Record<keyof typeof facts, string | null | undefined>> = {
    location: advert.labels.location?.[language],
    start: startOf(advert, language),
    deadline: date(advert.applicationDeadline),
    workload: workloadOf(advert, language),
    contract: advert.contractMonths === null ? null : `${advert.contractMonths} ${months}`,
    grade: advert.labels.salaryGrade?.[language],
    funding: advert.labels.fundingType?.[language],
    subject: advert.labels.subjectArea?.[language],
    supervisor: advert.supervisor,
    decision: date(advert.promisedDecisionBy),
  }
  return Object.entries(values).flatMap(([name, value]) =>
    value ? [[facts[name as keyof typeof facts], printable(value)] as const] : [],
  )
}

const invitation = (advert: Advert, language: Language): readonly string[] => {
  const { applyBy, applyAnytime, lettersAsked, disabled } = words[language]
  const { applicationDeadline: deadline, referenceLettersRequired: letters } = advert
  return [
    deadline === null ? applyAnytime : applyBy.replace('{date}', dateIn(language, deadline)),
    ...(letters > 0 ? [`${lettersAsked}: ${letters}.`] : []),
    ...(advert.suitableForDisabled ? [disabled] : []),
  ]
}

/** Lines with the target of their link. */
const contactOf = ({ supervisor, group }: Advert): readonly (readonly [string, string | null])[] =>
  [
    ...[supervisor, group.name, ...group.address].map(text => [text, null] as const),
    [group.email, /^[^\s@]+@[^\s@]+$/.test(group.email) ? `mailto:${group.email}` : null] as const,
    [group.website, followable(group.website)] as const,
  ].flatMap(([text, href]) => (text.trim() === '' ? [] : [[printable(text), href] as const]))
