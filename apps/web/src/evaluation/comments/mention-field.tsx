import { Combobox, Textarea, useCombobox } from '@mantine/core'
import { useMergedRef } from '@mantine/hooks'
import { type KeyboardEvent, type Ref, useRef } from 'react'
import { nameOf } from '../application.ts'
import { among, type Mentionable, mentionAt } from './mentions.ts'

type Props = {
  readonly label: string
  readonly placeholder?: string
  readonly value: string
  readonly members: readonly Mentionable[]
  readonly onChange: (text: string) => void
  readonly onSend: () => void
  readonly onLeave?: () => void
  readonly field?: Ref<HTMLTextAreaElement>
}

/** Plain text; an @ suggests members of the group. */
export const MentionField = ({ label, placeholder, value, members, onChange, onSend, onLeave, field }: Props) => {
  const own = useRef<HTMLTextAreaElement>(null)
  const ref = useMergedRef(own, field ?? null)
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() })
  const mentionAtCaret = (): ReturnType<typeof mentionAt> =>
    mentionAt(value, own.current?.selectionStart ?? value.length)
  const offered = combobox.dropdownOpened ? among(members, mentionAtCaret()?.word ?? '') : []
  const write = (text: string, caret: number): void => {
    onChange(text)
    if (mentionAt(text, caret) === undefined) return combobox.closeDropdown()
    combobox.openDropdown()
    combobox.selectFirstOption()
  }
  const choose = (userId: string): void => {
    const member = members.find(each => each.userId === userId)
    const mention = mentionAtCaret()
    combobox.closeDropdown()
    if (member === undefined || mention === undefined) return
    const before = `${value.slice(0, mention.at)}@${nameOf(member)} `
    onChange(before + value.slice(mention.at + 1 + mention.word.length))
    // After React has rendered the name.
    requestAnimationFrame(() => own.current?.setSelectionRange(before.length, before.length))
  }
  const press = (event: KeyboardEvent): void => {
    const isOpen = combobox.dropdownOpened && offered.length > 0
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      onSend()
    } else if (event.key === 'Escape' && !isOpen) onLeave?.()
  }
  return (
    <Combobox store={combobox} onOptionSubmit={choose} withinPortal position="bottom-start">
      <Combobox.Target withExpandedAttribute={offered.length > 0}>
        <Textarea
          ref={ref}
          aria-label={label}
          placeholder={placeholder}
          autosize
          minRows={2}
          maxRows={10}
          maxLength={5000}
          value={value}
          onChange={({ currentTarget }) => write(currentTarget.value, currentTarget.selectionStart)}
          onKeyDown={press}
          onBlur={() => combobox.closeDropdown()}
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={offered.length === 0}>
        <Combobox.Options aria-label={label}>
          {offered.map(member => (
            <Combobox.Option key={member.userId} value={member.userId}>
              {nameOf(member)}
            </Combobox.Option>
          ))}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  )
}
