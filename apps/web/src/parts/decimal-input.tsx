import { NumberInput, type NumberInputProps } from '@mantine/core'
import { useState } from 'react'
import { useLanguage } from '../language/use-language.ts'

type Props = Omit<NumberInputProps, 'value' | 'onChange'> & {
  readonly number: number | null
  readonly onNumber: (number: number | null) => void
}

/** Keeps text like “3.” while the person types a number. */
export const DecimalInput = ({ number, onNumber, ...rest }: Props) => {
  const language = useLanguage()
  const [typed, setTyped] = useState<number | string>(number ?? '')
  const shown = typeof typed === 'number' && typed !== number ? (number ?? '') : typed
  const change = (given: number | string): void => {
    setTyped(given)
    if (given === '') onNumber(null)
    else if (typeof given === 'number') onNumber(given)
  }
  return (
    <NumberInput
      hideControls
      decimalSeparator={language === 'de' ? ',' : '.'}
      allowedDecimalSeparators={['.', ',']}
      value={shown}
      onChange={change}
      {...rest}
    />
  )
}
