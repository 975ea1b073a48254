import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import classes from './templates.module.css'
import type en from './words.en.ts'

type Props = {
  readonly placeholders: readonly string[]
  readonly needed: readonly string[]
  readonly onInsert: (placeholder: string) => void
}
type Known = keyof (typeof en)['placeholder']

const known: Readonly<Record<string, Known>> = {
  'adder.name': 'adderName',
  'applicant.firstName': 'applicantFirstName',
  'applicant.lastName': 'applicantLastName',
  'applicant.name': 'applicantName',
  'application.link': 'applicationLink',
  'author.name': 'authorName',
  'comment.link': 'commentLink',
  'decision.message': 'decisionMessage',
  'group.link': 'groupLink',
  'group.name': 'groupName',
  'interview.before': 'interviewBefore',
  'interview.link': 'interviewLink',
  'interview.message': 'interviewMessage',
  'interview.place': 'interviewPlace',
  'interview.reason': 'interviewReason',
  'interview.when': 'interviewWhen',
  'invitation.email': 'invitationEmail',
  'invitation.link': 'invitationLink',
  'invitation.role': 'invitationRole',
  'invitation.until': 'invitationUntil',
  'inviter.name': 'inviterName',
  'job.title': 'jobTitle',
  'member.firstName': 'memberFirstName',
  'member.role': 'memberRole',
  'referee.name': 'refereeName',
  'reference.confidentiality': 'referenceConfidentiality',
  'reference.link': 'referenceLink',
  'reference.until': 'referenceUntil',
}

/** The placeholders of the letter; a click inserts one at the caret. */
export const Chips = ({ placeholders, needed, onInsert }: Props) => {
  const { t } = useTranslation('templates')
  return (
    <div role="group" aria-label={t('editor.placeholders')}>
      <Text size="sm" fw={500}>
        {t('editor.placeholders')}
      </Text>
      <Text size="xs" c="dimmed" mb="xs">
        {t('editor.placeholdersHint')}
      </Text>
      <div className={classes.chips}>
        {placeholders.map(path => {
          const name = known[path]
          return (
            <button
              key={path}
              type="button"
              className={classes.chip}
              title={`{{${path}}}`}
              onMouseDown={event => event.preventDefault()}
              onClick={() => onInsert(path)}
            >
              {name ? t(`placeholder.${name}`) : path}
              {needed.includes(path) && <span className={classes.needed}> · {t('editor.needed')}</span>}
            </button>
          )
        })}
      </div>
    </div>
  )
}
