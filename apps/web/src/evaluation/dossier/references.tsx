import { Badge, Text } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../language/format.ts'
import { isAhead } from '../../language/is-ahead.ts'
import type { Reference } from '../application.ts'
import { Assessment } from './assessment.tsx'
import { Documents } from './documents.tsx'
import classes from './dossier.module.css'

type Props = { readonly references: readonly Reference[] }

const looks = {
  ADDED: 'gray',
  REQUESTED: 'orange',
  SUBMITTED: 'teal',
  DECLINED: 'red',
  EXPIRED: 'gray',
  CANCELLED: 'gray',
} as const

const states = Object.keys(looks) as readonly (keyof typeof looks)[]

export const References = ({ references }: Props) => {
  const { t } = useTranslation('evaluation')
  const format = useFormat()
  if (references.length === 0) return <Text c="dimmed">{t('reference.none')}</Text>
  return references.map(reference => {
    const state = states.find(each => each === reference.state) ?? 'ADDED'
    const name = [reference.title, reference.firstName, reference.lastName].filter(Boolean).join(' ')
    return (
      <article key={reference.referenceId} className={classes.reference} aria-label={name}>
        <div className={classes.documentHead}>
          <div>
            <h3>{name}</h3>
            <Text size="sm" c="dimmed">
              {[reference.institution, reference.relationship, reference.email].filter(Boolean).join(' · ')}
            </Text>
            <Text size="xs" c="dimmed">
              {reference.requestedAt &&
                t(isAhead(reference.requestedAt) ? 'reference.willBeAsked' : 'reference.asked', {
                  date: format.instant(reference.requestedAt),
                })}
              {reference.answeredAt && ` · ${t('reference.answered', { date: format.instant(reference.answeredAt) })}`}
            </Text>
          </div>
          <div className={classes.badges}>
            {reference.confidential && (
              <Badge variant="default" tt="none" leftSection={<IconLock size={12} aria-hidden />}>
                {t('reference.confidential')}
              </Badge>
            )}
            <Badge color={looks[state]} variant="light" tt="none">
              {t(`reference.${state}`)}
            </Badge>
          </div>
        </div>
        {reference.assessment && <Assessment assessment={reference.assessment} />}
        {reference.documents.length > 0 && <Documents documents={reference.documents} by="referee" />}
      </article>
    )
  })
}
