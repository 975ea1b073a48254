import { GroupFacts } from '../groups/group-facts.tsx'
import classes from '../groups/group-page.module.css'
import { withoutGaps } from '../parts/headings.ts'
import { JobCards } from './job-cards.tsx'
import type { Group, Jobs, PageContext } from './page-context.ts'

export type GroupReplies = { readonly group: Group; readonly jobs: Jobs }
type Props = { readonly context: PageContext; readonly given: GroupReplies }

export const GroupPage = ({ context, given: { group, jobs } }: Props) => {
  const t = context.words.groups
  return (
    <>
      <div className="ssr-head">
        <h1>{group.name}</h1>
      </div>
      <h2 className="ssr-hidden">{t('form.description')}</h2>
      <div className={classes.about}>
        {/* Sanitised by the service when it was saved. */}
        <div className="ssr-rich" dangerouslySetInnerHTML={{ __html: withoutGaps(group.description) }} />
        <GroupFacts group={group} t={t} link={(href, text) => <a href={href}>{text}</a>} />
      </div>
      <h2 className="ssr-jobs">{t('page.positions')}</h2>
      {jobs.items.length > 0 ? (
        <JobCards context={context} jobs={jobs.items} />
      ) : (
        <p className="ssr-lead">{t('page.none')}</p>
      )}
    </>
  )
}
