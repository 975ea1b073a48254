import { IconArrowLeft } from '@tabler/icons-react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { TextLink } from '../../parts/links.tsx'
import { PageHead } from '../../parts/page-head.tsx'
import { useLive } from '../../parts/use-live.ts'
import { useInZone } from '../in-zone.ts'
import { intervieweeQuery, processQuery } from '../queries.ts'
import { StateBadge } from '../state-badge.tsx'
import classes from './assessment.module.css'
import { AssessmentForm } from './assessment-form.tsx'
import { Dossier } from './dossier.tsx'
import { Others } from './others.tsx'

const route = getRouteApi('/members-only/groups/$groupId/interviews/$processId/$intervieweeId')

export const AssessmentPage = () => {
  const { t } = useTranslation('interviews')
  const { groupId, processId, intervieweeId } = route.useParams()
  const { data: process } = useSuspenseQuery(processQuery(processId))
  const shown = useSuspenseQuery(intervieweeQuery(intervieweeId))
  useLive([shown])
  const { data: person } = shown
  const zone = useInZone(process.timezone)
  const { slot, mine } = person
  return (
    <>
      <TextLink
        to="/groups/$groupId/interviews/$processId"
        params={{ groupId, processId }}
        size="sm"
        display="inline-flex"
        mb="md"
      >
        <IconArrowLeft size={16} aria-hidden />
        &nbsp;{process.jobTitle}
      </TextLink>
      <PageHead
        title={`${person.firstName} ${person.lastName}`}
        lead={slot ? `${zone.whole(slot.startsAt)} (${process.timezone})` : t('assessment.noTime')}
        actions={<StateBadge state={person.state} />}
      />
      <div className={classes.page}>
        <Dossier applicationId={person.applicationId} />
        <div className={classes.side}>
          {person.may.includes('assess') ? (
            <AssessmentForm key={`${intervieweeId} ${mine?.version ?? 0}`} process={process} person={person} />
          ) : (
            <p>{t(process.jobState === 'PUBLISHED' ? 'assessment.notYours' : 'assessment.ended')}</p>
          )}
          {person.may.includes('readAssessments') && <Others person={person} />}
        </div>
      </div>
    </>
  )
}
