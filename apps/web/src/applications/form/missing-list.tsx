import { Alert } from '@mantine/core'
import { IconChecklist, IconCircleCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { InputFault } from '../../api/problem.ts'
import { TextLink } from '../../parts/links.tsx'
import type { Mine } from '../queries.ts'
import { countReferees, fieldOf } from './missing.ts'
import classes from './missing-list.module.css'
import { useMissingLabel } from './use-missing-label.ts'

type Props = {
  readonly application: Mine
  readonly missing: readonly string[]
  /** What the service found missing. */
  readonly refused: readonly InputFault[]
  readonly letters: number
}

/** Links every missing item to its field. */
export const MissingList = ({ application, missing, refused, letters }: Props) => {
  const { t } = useTranslation('applications')
  const { applicationId, questions, references } = application
  const labelOf = useMissingLabel({ questions, named: countReferees(references), letters })
  const others = refused.filter(({ pointer }) => !missing.includes(pointer))
  const items = [...missing.map(pointer => ({ pointer, message: pointer, code: 'required' })), ...others]
  if (items.length === 0)
    return (
      <Alert color="teal" icon={<IconCircleCheck aria-hidden />} role="status">
        {t('missing.nothing')}
      </Alert>
    )
  return (
    <Alert title={t('missing.title')} icon={<IconChecklist aria-hidden />} role="status">
      <ul className={classes.list}>
        {items.map(item => {
          const { step, field } = fieldOf(item.pointer)
          return (
            <li key={item.pointer}>
              <TextLink
                to="/applications/$applicationId"
                params={{ applicationId }}
                search={{ step }}
                hash={field}
                size="sm"
                c="inherit"
                underline="always"
              >
                {labelOf(item)}
              </TextLink>
            </li>
          )
        })}
      </ul>
    </Alert>
  )
}
