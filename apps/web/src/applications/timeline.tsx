import { VisuallyHidden } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../language/format.ts'
import type { Overview } from './queries.ts'
import { stagesOf } from './stages.ts'
import classes from './timeline.module.css'

type Props = {
  readonly application: Pick<Overview, 'state' | 'createdAt' | 'updatedAt' | 'submittedAt'>
  /** The date by which the group wants to decide. */
  readonly decisionBy?: string | null | undefined
}

/** Past stages, the present one and the next ones. */
export const Timeline = ({ application, decisionBy }: Props) => {
  const { t } = useTranslation('applications')
  const format = useFormat()
  return (
    <ol className={classes.line} aria-label={t('timeline.label')}>
      {stagesOf(application).map(({ name, when, at }) => (
        <li key={name} className={classes.stage} data-when={when} aria-current={when === 'now' ? 'step' : undefined}>
          <span className={classes.dot} aria-hidden>
            {when === 'done' && <IconCheck size={12} stroke={3} />}
          </span>
          <span className={classes.name}>{t(`timeline.${name}`)}</span>
          {when === 'ahead' && <VisuallyHidden>{t('timeline.ahead')}</VisuallyHidden>}
          {at && <span className={classes.date}>{format.instant(at)}</span>}
          {name === 'decision' && decisionBy && (
            <span className={classes.date}>{t('timeline.by', { date: format.date(decisionBy) })}</span>
          )}
        </li>
      ))}
    </ol>
  )
}
