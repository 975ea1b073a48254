import type { Tx } from '../../db/schema.ts'
import type { Job } from '../../jobs/job.ts'
import type { Language } from '../../text/language.ts'
import type { LetterData } from '../kinds/kinds.ts'
import { labelsOf } from './announcement.store.ts'

/** The data of an announcement, by language and reader. */
export const newsOf = async (tx: Tx, site: string, job: Job, subjectArea: string) => {
  const { area, place } = await labelsOf(tx, subjectArea, job.location)
  return (language: Language, firstName: string): LetterData<'NEW_POSITION'> => ({
    subscriber: { firstName },
    job: {
      title: job.title,
      subjectArea: area?.[language] ?? subjectArea,
      location: place?.[language] ?? '',
      deadline: job.applicationDeadline === null ? noDeadline[language] : dayIn(language, job.applicationDeadline),
      link: `${site.replace(/\/$/, '')}/positions/${job.jobId}`,
    },
    group: { name: job.researchGroupName },
  })
}

const noDeadline: Readonly<Record<Language, string>> = { en: 'no deadline', de: 'ohne Frist' }

const dayIn = (language: Language, date: string): string =>
  new Intl.DateTimeFormat(language === 'de' ? 'de-DE' : 'en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  )
