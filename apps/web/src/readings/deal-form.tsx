import { Button, Checkbox, Group, NumberInput, Stack } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAction } from '../api/use-action.ts'
import { dealReadings } from './queries.ts'

type Props = {
  readonly jobId: string
  readonly readers: readonly { readonly userId: string; readonly name: string }[]
}

const most = 10

export const DealForm = ({ jobId, readers }: Props) => {
  const { t } = useTranslation('readings')
  const [left, setLeft] = useState<readonly string[]>([])
  const [perApplication, setPerApplication] = useState(2)
  const chosen = readers.map(({ userId }) => userId).filter(id => !left.includes(id))
  const deal = useAction({
    run: () => dealReadings(jobId, { userIds: chosen, perApplication }),
    message: ({ dealt, short }) =>
      [t('dealt', { count: dealt }), ...(short > 0 ? [t('short', { count: short })] : [])].join(' '),
    stale: [['readings'], ['evaluation']],
  })
  return (
    <Stack gap="md">
      <Checkbox.Group
        label={t('among')}
        value={chosen}
        onChange={value => setLeft(readers.map(({ userId }) => userId).filter(id => !value.includes(id)))}
      >
        <Group mt="xs">
          {readers.map(({ userId, name }) => (
            <Checkbox key={userId} value={userId} label={name || t('someone')} />
          ))}
        </Group>
      </Checkbox.Group>
      <NumberInput
        label={t('per')}
        description={t('perHint')}
        min={1}
        max={most}
        allowDecimal={false}
        maw="16rem"
        value={perApplication}
        onChange={value => setPerApplication(Math.min(most, Math.max(1, Number(value) || 1)))}
      />
      <div>
        <Button variant="default" disabled={chosen.length === 0} loading={deal.isPending} onClick={() => deal.mutate()}>
          {t('deal')}
        </Button>
      </div>
    </Stack>
  )
}
