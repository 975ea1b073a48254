import { ActionIcon, Button, Group, Text, TextInput } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { type DraftSpan, newSpan } from './draft.ts'

type Props = {
  readonly spans: readonly DraftSpan[]
  readonly fault: (pointer: string) => string | undefined
  readonly onChange: (spans: readonly DraftSpan[]) => void
}

export const SpansField = ({ spans, fault, onChange }: Props) => {
  const { t } = useTranslation('interviews')
  const set = (key: string, part: Partial<DraftSpan>): void =>
    onChange(spans.map(span => (span.key === key ? { ...span, ...part } : span)))
  return (
    <div role="group" aria-label={t('series.times')}>
      {spans.map(({ key, from, to }, index) => (
        <Group key={key} align="flex-start" wrap="nowrap" mb="xs">
          <TextInput
            type="time"
            flex={1}
            label={t('series.from')}
            required
            value={from}
            error={from === '' ? t('series.needed') : fault(`/times/${index}/from`)}
            onChange={event => set(key, { from: event.currentTarget.value })}
          />
          <TextInput
            type="time"
            flex={1}
            label={t('series.to')}
            value={to}
            error={fault(`/times/${index}/to`) ?? fault(`/times/${index}`)}
            onChange={event => set(key, { to: event.currentTarget.value })}
          />
          {spans.length > 1 && (
            <ActionIcon
              variant="subtle"
              color="red"
              mt={26}
              size="lg"
              aria-label={t('series.removeTime', { number: index + 1 })}
              onClick={() => onChange(spans.filter(span => span.key !== key))}
            >
              <IconTrash size={17} aria-hidden />
            </ActionIcon>
          )}
        </Group>
      ))}
      {fault('/times') && (
        <Text size="sm" c="var(--mantine-color-error)" role="alert">
          {fault('/times')}
        </Text>
      )}
      <Button
        size="xs"
        variant="default"
        leftSection={<IconPlus size={15} aria-hidden />}
        onClick={() => onChange([...spans, newSpan('14:00', '17:00')])}
      >
        {t('series.addTime')}
      </Button>
    </div>
  )
}
