import { Checkbox, Group } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../language/format.ts'
import { useGrade } from '../../language/use-grade.ts'
import { openRow } from '../../parts/open-row.ts'
import { isUnread, type Line } from '../application.ts'
import type { EvaluationSearch } from '../search.ts'
import { UnreadMark } from '../unread-mark.tsx'
import { useName } from '../use-name.ts'
import { CommentsCell, LettersCell, RatingCell, StateCell } from './cells.tsx'
import classes from './table.module.css'
import type { Selection } from './use-selection.ts'

type Props = {
  readonly lines: readonly Line[]
  readonly search: EvaluationSearch
  readonly selection: Selection
  readonly isOld: boolean
}

/** The table on small screens. */
export const ApplicationCards = ({ lines, search, selection, isOld }: Props) => {
  const { t } = useTranslation('evaluation')
  const called = useName()
  const format = useFormat()
  const grade = useGrade()
  return (
    <ul className={classes.cards} data-old={isOld || undefined} onClick={openRow}>
      {lines.map(line => {
        const { applicationId, germanGrade } = line
        const name = called(line)
        return (
          <li key={applicationId} className={classes.card} data-unread={isUnread(line) || undefined}>
            <Checkbox
              aria-label={t('select.one', { name })}
              checked={selection.has(applicationId)}
              onChange={() => selection.toggle(applicationId)}
            />
            <Link
              to="/evaluation/$applicationId"
              params={{ applicationId }}
              search={search}
              className={classes.cardLink}
              data-application={applicationId}
              data-opens
            >
              <span className={classes.cardName}>
                <UnreadMark line={line} />
                {name}
              </span>
              <span className={classes.cardJob}>{line.jobTitle}</span>
              <Group gap="xs" mt={8}>
                <StateCell line={line} />
                {germanGrade !== null && <span>{t('grade.short', { grade: grade(germanGrade) })}</span>}
                {line.lettersAsked > 0 && <LettersCell line={line} />}
                {line.commentCount > 0 && <CommentsCell line={line} />}
              </Group>
              <Group gap="xs" mt={4} justify="space-between">
                <RatingCell line={line} />
                <span className={classes.cardDate}>{format.instant(line.submittedAt)}</span>
              </Group>
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
