import { Alert, Anchor } from '@mantine/core'
import { IconChecklist, IconCircleCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Draft } from './draft.ts'
import classes from './editor.module.css'
import { goTo } from './go-to.ts'
import { fieldOf, missingFields, missingFieldsOfChanges, today } from './missing-fields.ts'

/** Gets the focus after a try to publish too early. */
export const missingId = 'job-missing'

type Props = {
  readonly draft: Draft
  /** A published position may be past its deadline. */
  readonly isDraft: boolean
}

/** Links every missing item to its field. */
export const Missing = ({ draft, isDraft }: Props) => {
  const { t } = useTranslation('jobs')
  const missing = isDraft ? missingFields(draft, today()) : missingFieldsOfChanges(draft)
  if (missing.length === 0)
    return isDraft ? (
      <Alert color="teal" icon={<IconCircleCheck aria-hidden />} mb="lg" role="status">
        {t('editor.ready')}
      </Alert>
    ) : null
  return (
    <Alert
      id={missingId}
      tabIndex={-1}
      title={t(isDraft ? 'editor.missing' : 'editor.missingChanges')}
      icon={<IconChecklist aria-hidden />}
      mb="lg"
      role="status"
    >
      <ul className={classes.missing}>
        {missing.map(field => (
          <li key={field}>
            <Anchor component="button" type="button" size="sm" onClick={() => goTo(fieldOf[field])}>
              {t(`editor.lacks.${field}`)}
            </Anchor>
          </li>
        ))}
      </ul>
    </Alert>
  )
}
