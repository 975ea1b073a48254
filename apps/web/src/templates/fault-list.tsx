import { Alert, Anchor } from '@mantine/core'
import { IconAlertCircle } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useFault } from '../problems/faults.ts'
import type { TemplateFault } from './faults.ts'
import classes from './templates.module.css'

type Props = { readonly faults: readonly TemplateFault[]; readonly onShow: (fault: TemplateFault) => void }

const known = [
  'UNKNOWN_PLACEHOLDER',
  'BROKEN_PLACEHOLDER',
  'MISPLACED_PLACEHOLDER',
  'MISSING_PLACEHOLDER',
  'EMPTY',
  'minLength',
  'maxLength',
  'pattern',
] as const

/** Links every fault to its position. */
export const FaultList = ({ faults, onShow }: Props) => {
  const { t } = useTranslation('templates')
  const wordsOf = useFault()
  const faultText = (fault: TemplateFault): string => {
    const code = known.find(each => each === fault.code)
    return code ? t(`fault.${code}`, { piece: fault.piece }) : wordsOf(fault)
  }
  if (faults.length === 0) return null
  return (
    <Alert color="red" variant="light" role="alert" icon={<IconAlertCircle aria-hidden />} title={t('fault.title')}>
      <ul className={classes.faults}>
        {faults.map(fault => (
          <li key={`${fault.part} ${fault.message}`}>
            {t(`fault.in.${fault.part}`)} {faultText(fault)}{' '}
            <Anchor component="button" type="button" size="sm" underline="always" onClick={() => onShow(fault)}>
              {t('fault.show')}
            </Anchor>
          </li>
        ))}
      </ul>
    </Alert>
  )
}
