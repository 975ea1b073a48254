import { useTranslation } from 'react-i18next'
import { isProblem } from '../../api/problem.ts'
import { useFaults } from '../../problems/faults.ts'
import type { InZone } from '../in-zone.ts'
import type { SeriesFault } from '../series/periods.ts'

const known = ['NO_SUCH_TIME', 'NO_ROOM', 'OVERLAP', 'PAST', 'PLACE', 'LINK', 'MEMBER', 'maxItems'] as const
type Placed = { readonly pointer: string; readonly code: string; readonly day?: string; readonly time?: string }

/** Faults of a slot or series, from the client's own check or from the service. */
export const useSlotFaults = (error: unknown, zone: InZone, seen: readonly SeriesFault[] = []) => {
  const { t } = useTranslation('interviews')
  const others = useFaults(error)
  const reported: readonly Placed[] = isProblem(error) ? error.errors : []
  return (pointer: string): string | undefined => {
    const fault = [...seen, ...reported].find(each => each.pointer === pointer)
    const code = known.find(each => each === fault?.code)
    if (code === undefined) return others(pointer.slice(1))
    if (code === 'NO_SUCH_TIME' || code === 'NO_ROOM') {
      if (fault?.day === undefined) return t(`fault.${code}`)
      return t(`fault.${code}_ON`, { day: zone.date(fault.day), time: fault.time ?? '' })
    }
    return t(`fault.${code}`)
  }
}
