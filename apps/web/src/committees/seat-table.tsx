import { NativeSelect, Table, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import stacked from '../parts/stacked-table.module.css'
import type { SeatKind } from './queries.ts'

/** A member of the group, or somebody who has left it and still has a seat. */
export type Sitter = { readonly userId: string; readonly name: string; readonly isMember: boolean }

export type Seats = Readonly<Record<string, SeatKind>>

type Props = {
  readonly sitters: readonly Sitter[]
  readonly seats: Seats
  /** Without it the table is to read. */
  readonly onChange?: (seats: Seats) => void
}

const kinds = ['CHAIR', 'READER'] as const

export const SeatTable = ({ sitters, seats, onChange }: Props) => {
  const { t } = useTranslation('committees')
  const give = (userId: string, kind: string): void => {
    const { [userId]: _, ...others } = seats
    const given = kinds.find(each => each === kind)
    onChange?.(given ? { ...others, [userId]: given } : others)
  }
  return (
    <Table.ScrollContainer minWidth={0} type="native">
      <Table className={stacked.table ?? ''} verticalSpacing="sm">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('member')}</Table.Th>
            <Table.Th>{t('seat')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {sitters.map(({ userId, name, isMember }) => {
            const kind = seats[userId]
            return (
              <Table.Tr key={userId}>
                <Table.Td>
                  {name || t('someone')}
                  {!isMember && (
                    <Text size="sm" c="dimmed">
                      {t('left')}
                    </Text>
                  )}
                </Table.Td>
                <Table.Td>
                  {onChange ? (
                    <NativeSelect
                      aria-label={t('seatOf', { name: name || t('someone') })}
                      value={kind ?? ''}
                      data={['', ...kinds].map(value => ({
                        value,
                        label: t(`kind.${value || 'NONE'}` as 'kind.NONE'),
                      }))}
                      onChange={event => give(userId, event.currentTarget.value)}
                    />
                  ) : (
                    t(`kind.${kind ?? 'NONE'}`)
                  )}
                </Table.Td>
              </Table.Tr>
            )
          })}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  )
}
