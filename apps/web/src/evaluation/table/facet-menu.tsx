import { Button, Checkbox, Group, Popover, ScrollArea, Stack, Text } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './table.module.css'

export type Choice = { readonly code: string; readonly label: ReactNode; readonly count?: number }

type Props = {
  readonly label: string
  readonly choices: readonly Choice[]
  readonly chosen: readonly string[]
  readonly onChange: (chosen: readonly string[]) => void
  /** More filters on the same thing. */
  readonly children?: ReactNode
  readonly active?: number
}

/** Counted values of one filter; choosing several widens the list. */
export const FacetMenu = ({ label, choices, chosen, onChange, children, active = chosen.length }: Props) => {
  const toggle = (code: string): void =>
    onChange(chosen.includes(code) ? chosen.filter(each => each !== code) : [...chosen, code])
  return (
    <Popover position="bottom-start" trapFocus returnFocus shadow="md">
      <Popover.Target>
        <Button
          variant={active > 0 ? 'light' : 'default'}
          size="sm"
          fw={500}
          rightSection={<IconChevronDown size={15} stroke={1.8} aria-hidden />}
        >
          {label}
          {active > 0 && ` (${active})`}
        </Button>
      </Popover.Target>
      <Popover.Dropdown p="sm" maw="min(24rem, calc(100vw - 2rem))" miw="15rem" aria-label={label}>
        <ScrollArea.Autosize mah={320} type="auto">
          <Stack gap="xs" role="group" aria-label={label} p={4}>
            {choices.map(({ code, label: name, count }) => (
              <Checkbox
                key={code}
                checked={chosen.includes(code)}
                onChange={() => toggle(code)}
                classNames={{ body: classes.choice ?? '', labelWrapper: classes.choiceLabel ?? '' }}
                label={
                  <Group justify="space-between" wrap="nowrap" gap="md">
                    <span>{name}</span>
                    {count !== undefined && (
                      <Text span size="sm" c="dimmed" className={classes.count ?? ''}>
                        {count}
                      </Text>
                    )}
                  </Group>
                }
              />
            ))}
            {children}
          </Stack>
        </ScrollArea.Autosize>
      </Popover.Dropdown>
    </Popover>
  )
}
