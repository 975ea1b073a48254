import { IconArrowLeft } from '@tabler/icons-react'
import { pictureOf } from '../images/picture.ts'
import classes from '../jobs/advert/advert.module.css'
import { Facts } from '../jobs/advert/facts.tsx'
import { otherThan } from '../language/language.ts'
import { withoutGaps } from '../parts/headings.ts'
import type { Job, PageContext } from './page-context.ts'

export type AdvertReplies = { readonly job: Job }
type Props = { readonly context: PageContext; readonly given: AdvertReplies }

export const Advert = ({ context: { reader, words, to }, given: { job } }: Props) => {
  const { t, language } = reader
  const texts = { en: job.descriptionEn, de: job.descriptionDe }
  const shown = texts[language] ? language : otherThan(language)
  const inReaders = (en: string | null, de: string | null) => (language === 'de' ? de || en : en || de)
  return (
    <>
      <a className="ssr-back" href={to('/positions')}>
        <IconArrowLeft size={16} aria-hidden />
        &nbsp;{t('advert.all')}
      </a>
      <article className={classes.advert}>
        {job.bannerId && <img className={classes.banner} src={pictureOf(job.bannerId, 1600)} alt="" />}
        <header className={classes.head}>
          <h1>{job.title}</h1>
          <p className={classes.group}>{job.researchGroupName}</p>
        </header>
        <aside className={classes.facts}>
          {job.isOpen ? (
            <a className="ssr-apply" href={`/positions/${job.jobId}/apply`}>
              {words.applications('apply.now')}
            </a>
          ) : (
            <p className="ssr-lead">{t(job.stoppedAt === null ? 'advert.closed' : 'advert.stopped')}</p>
          )}
          <div className="ssr-actions">
            <span />
            <a href={`/api/jobs/${job.jobId}/pdf?language=${language}`}>{t('advert.pdf')}</a>
          </div>
          <Facts
            job={job}
            reader={reader}
            group={<a href={to(`/groups/${job.researchGroupId}`)}>{job.researchGroupName}</a>}
          />
        </aside>
        <div className={classes.text}>
          <h2 className="ssr-hidden">{t('advert.text')}</h2>
          {texts[otherThan(shown)] && <div className="ssr-turn" />}
          {!texts[language] && texts[shown] && <p className="ssr-lead">{t('advert.onlyOther')}</p>}
          {/* Sanitised by the service when it was saved. */}
          <div className="ssr-rich" lang={shown} dangerouslySetInnerHTML={{ __html: withoutGaps(texts[shown]) }} />
          {job.questions.length > 0 && (
            <section>
              <h2 className="ssr-questions">{t('advert.questions')}</h2>
              <ul>
                {job.questions.map(({ questionId, textEn, textDe }) => (
                  <li key={questionId}>{inReaders(textEn, textDe)}</li>
                ))}
              </ul>
            </section>
          )}
        </div>
      </article>
    </>
  )
}
