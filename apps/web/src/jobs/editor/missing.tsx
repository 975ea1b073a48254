import { Alert, Anchor } from '@mantine/core'
import { IconChecklist, IconCircleCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Draft } from './draft.ts'
import classes from './editor.module.css'
import { goTo } from './go-to.ts'
import { fieldOf, lacksOf } from './lacks.ts'

/** Where the keyboard goes when someone wants to publish too early. */
export const missingId = 'job-missing'

type Props = { readonly draft: Draft }

/** Every missing item leads to its field. */
export const Missing = ({ draft }: Props) => {
  const { t } = useTranslation('jobs')
  const lacks = lacksOf(draft, new Date().toISOString().slice(0, 10))
  if (lacks.length === 0)
    return (
      <Alert color="teal" icon={<IconCircleCheck aria-hidden />} mb="lg" role="status">
        {t('editor.ready')}
      </Alert>
    )
  return (
    <Alert
      id={missingId}
      tabIndex={-1}
      title={t('editor.missing')}
      icon={<IconChecklist aria-hidden />}
      mb="lg"
      role="status"
    >
      <ul className={classes.missing}>
        {lacks.map(lack => (
          <li key={lack}>
            <Anchor component="button" type="button" size="sm" onClick={() => goTo(fieldOf[lack])}>
              {t(`editor.lacks.${lack}`)}
            </Anchor>
          </li>
        ))}
      </ul>
    </Alert>
  )
}
