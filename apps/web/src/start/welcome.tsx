import { Title } from '@mantine/core'
import { IconArrowRight } from '@tabler/icons-react'
import { Link, type LinkProps } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useMyName } from '../applicants/use-my-name.ts'
import { useOpenRequests } from '../groups/use-open-requests.ts'
import { isAdmin, type Me, membershipOf } from '../session/me.ts'
import classes from './start.module.css'
import { Waiting } from './waiting.tsx'
import type words from './words.en.ts'

type Step = {
  readonly label: Exclude<keyof (typeof words)['welcome'], 'title' | 'nameless' | 'next'>
  readonly link: Pick<LinkProps, 'to' | 'params'>
}

const stepsOf = (me: Me): readonly Step[] => {
  const groupId = me.researchGroup?.researchGroupId
  const params = { groupId: groupId ?? '' }
  const isProfessor = membershipOf(me, groupId)?.role === 'PROFESSOR'
  return [
    ...(isAdmin(me) ? [{ label: 'ADMIN', link: { to: '/admin/groups' } } as const] : []),
    ...(groupId
      ? [
          { label: 'GROUP', link: { to: '/groups/$groupId/home', params } } as const,
          { label: 'EMPLOYEE', link: { to: '/groups/$groupId/positions', params } } as const,
        ]
      : []),
    ...(isProfessor ? [{ label: 'PROFESSOR', link: { to: '/groups/$groupId/members', params } } as const] : []),
    ...(!groupId && !isAdmin(me)
      ? [
          { label: 'APPLICANT', link: { to: '/positions' } } as const,
          { label: 'request', link: { to: '/groups/request' } } as const,
        ]
      : []),
    { label: 'settings', link: { to: '/my/settings' } },
  ]
}

type Props = { readonly me: Me }

export const Welcome = ({ me }: Props) => {
  const { t } = useTranslation('start')
  const named = useMyName(me)
  const hasAsked = useOpenRequests().length > 0
  const steps = stepsOf(me).filter(({ label }) => label !== 'request' || !hasAsked)
  const name = named && (named.firstName || named.lastName)
  return (
    <section>
      <Title order={1}>{name ? t('welcome.title', { name }) : t('welcome.nameless')}</Title>
      <Waiting me={me} />
      <Title order={2} size="h3" mt="xl">
        {t('welcome.next')}
      </Title>
      <ul className={classes.next}>
        {steps.map(({ label, link }) => (
          <li key={label}>
            <Link {...link} className={classes.step}>
              <IconArrowRight size={18} aria-hidden />
              {t(`welcome.${label}`)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
