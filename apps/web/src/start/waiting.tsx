import { Title } from '@mantine/core'
import { IconFileDescription, IconHourglass } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { myApplicationsQuery } from '../applications/queries.ts'
import { useAsked } from '../groups/use-asked.ts'
import { useFormat } from '../language/format.ts'
import type { Me } from '../session/me.ts'
import { DraftLink } from './draft-link.tsx'
import { shownDrafts } from './queries.ts'
import classes from './start.module.css'

type Props = { readonly me: Me }

/** What someone has begun and what they wait for; nothing where there is nothing of the kind. */
export const Waiting = ({ me }: Props) => {
  const { t } = useTranslation('start')
  const format = useFormat()
  const isApplicant = me.roles.includes('APPLICANT')
  const mine = useInfiniteQuery({ ...myApplicationsQuery({}), enabled: isApplicant })
  const applications = mine.data?.pages[0]?.items ?? []
  const drafts = applications.filter(({ state }) => state === 'SAVED').slice(0, shownDrafts)
  const asked = useAsked()
  if (applications.length === 0 && asked.length === 0) return null
  return (
    <>
      <Title order={2} size="h3" mt="xl">
        {t('waiting.title')}
      </Title>
      <ul className={classes.next}>
        {drafts.map(application => (
          <li key={application.applicationId}>
            <DraftLink application={application} />
          </li>
        ))}
        {applications.length > drafts.length && (
          <li>
            <Link to="/applications" className={classes.step}>
              <IconFileDescription size={18} aria-hidden />
              {t('waiting.all')}
            </Link>
          </li>
        )}
        {asked.map(({ researchGroupId, name, requestedAt }) => (
          <li key={researchGroupId}>
            <Link to="/groups/request" className={classes.step}>
              <IconHourglass size={18} aria-hidden />
              <span>
                {t('waiting.request', { name })}
                <span className={classes.note}>{t('waiting.since', { at: format.instant(requestedAt) })}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}
