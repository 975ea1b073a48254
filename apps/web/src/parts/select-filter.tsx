import { NativeSelect } from '@mantine/core'

type Props<Value extends string> = {
  readonly label: string
  /** The label of the choice that filters nothing. */
  readonly all: string
  readonly values: readonly Value[]
  readonly value: Value | undefined
  readonly labelOf: (value: Value) => string
  readonly onChoose: (value: Value | undefined) => void
}

export const SelectFilter = <Value extends string>({ label, all, values, value, labelOf, onChoose }: Props<Value>) => (
  <NativeSelect
    aria-label={label}
    value={value ?? ''}
    onChange={event => onChoose(values.find(each => each === event.currentTarget.value))}
    data={[{ value: '', label: all }, ...values.map(each => ({ value: each, label: labelOf(each) }))]}
  />
)
