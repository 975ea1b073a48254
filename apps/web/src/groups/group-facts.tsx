import type { TFunction } from 'i18next'
import type { ReactNode } from 'react'
import type { Reply } from '../api/reply.ts'
import classes from './group-page.module.css'

type Props = {
  readonly group: Reply<'/api/research-groups/{researchGroupId}/public', 'get'>
  readonly t: TFunction<'groups'>
  readonly link: (href: string, text: string) => ReactNode
}

/** How to reach a group; the client and the server pass their own links. */
export const GroupFacts = ({ group, t, link }: Props) => {
  const address = [group.street, [group.postalCode, group.city].filter(Boolean).join(' ')].filter(Boolean).join(', ')
  const facts: readonly (readonly [string, ReactNode])[] = [
    [t('page.head'), group.head],
    [t('page.department'), [group.departmentName, group.schoolName].filter(Boolean).join(', ')],
    [t('page.address'), address],
    [t('page.email'), group.email && link(`mailto:${group.email}`, group.email)],
    [t('page.website'), group.website && link(group.website, URL.parse(group.website)?.host ?? group.website)],
  ]
  return (
    <dl className={classes.facts}>
      {facts
        .filter(([, value]) => Boolean(value))
        .map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  )
}
