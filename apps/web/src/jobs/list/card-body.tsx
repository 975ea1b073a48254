import type { Reader } from '../reader.ts'
import { JobFacts, type OpenJob } from './job-facts.tsx'
import classes from './list.module.css'

type Props = { readonly job: OpenJob; readonly reader: Reader }

/** The client and the server pass their own links around it. */
export const CardBody = ({ job, reader }: Props) => {
  const [text, lang] =
    reader.language === 'de' && job.excerptDe
      ? [job.excerptDe, 'de']
      : [job.excerptEn || job.excerptDe, job.excerptEn ? 'en' : 'de']
  return (
    <>
      <h3 className={classes.title}>{job.title}</h3>
      <p className={classes.group}>
        {[job.researchGroupName, job.supervisingProfessorName].filter(Boolean).join(' · ')}
      </p>
      {text && (
        <p className={classes.excerpt} lang={lang}>
          {text}
        </p>
      )}
      <JobFacts job={job} reader={reader} />
    </>
  )
}
