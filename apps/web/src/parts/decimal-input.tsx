import { NumberInput, type NumberInputProps } from '@mantine/core'
import { useState } from 'react'
import { useLanguage } from '../language/use-language.ts'

type Props = Omit<NumberInputProps, 'value' | 'onChange'> & {
  readonly number: number | null
  readonly onNumber: (number: number | null) => void
}

/** A number as it is typed: “3.” is on the way to one and stays as it is. */
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
