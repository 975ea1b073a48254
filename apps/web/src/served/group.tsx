import { GroupFacts } from '../groups/group-facts.tsx'
import classes from '../groups/group-page.module.css'
import { withoutGaps } from '../parts/headings.ts'
import type { Asked, Group, Jobs } from './asked.ts'
import { JobCards } from './job-cards.tsx'

export type GroupGiven = { readonly group: Group; readonly jobs: Jobs }
type Props = { readonly asked: Asked; readonly given: GroupGiven }

export const GroupPage = ({ asked, given: { group, jobs } }: Props) => {
  const t = asked.words.groups
  return (
    <>
      <div className="served-head">
        <h1>{group.name}</h1>
      </div>
      <h2 className="served-hidden">{t('form.description')}</h2>
      <div className={classes.about}>
        {/* Sanitised by the service when it was saved. */}
        <div className="served-rich" dangerouslySetInnerHTML={{ __html: withoutGaps(group.description) }} />
        <GroupFacts group={group} t={t} link={(href, text) => <a href={href}>{text}</a>} />
      </div>
      <h2 className="served-jobs">{t('page.positions')}</h2>
      {jobs.items.length > 0 ? (
        <JobCards asked={asked} jobs={jobs.items} />
      ) : (
        <p className="served-lead">{t('page.none')}</p>
      )}
    </>
  )
}
