import { TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'

const typingMs = 200

type Props = {
  readonly label: string
  readonly value: string | undefined
  /** Called after a pause in the typing; empty text is undefined. */
  readonly onSearch: (text: string | undefined) => void
}

/** Searches while the person types. */
export const SearchField = ({ label, value, onSearch }: Props) => {
  const look = useDebouncedCallback((text: string) => onSearch(text === '' ? undefined : text), typingMs)
  return (
    <TextInput
      flex="1 1 12rem"
      type="search"
      aria-label={label}
      placeholder={label}
      leftSection={<IconSearch size={17} aria-hidden />}
      defaultValue={value ?? ''}
      onChange={event => look(event.currentTarget.value)}
    />
  )
}
