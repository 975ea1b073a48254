import { useInterval } from '@mantine/hooks'
import { useState } from 'react'
import { serviceNow } from '../../api/service-time.ts'

const secondMs = 1000
const two = (value: number): string => String(value).padStart(2, '0')

export const useSecondsTo = (instant: string): number => {
  const [now, setNow] = useState(serviceNow)
  useInterval(() => setNow(serviceNow()), secondMs, { autoInvoke: true })
  return Math.max(0, Math.ceil((new Date(instant).getTime() - now) / secondMs))
}

type Props = { readonly seconds: number }

/** `29:41`. Not a live region: screen readers would announce every second. */
export const Countdown = ({ seconds }: Props) => {
  const minutes = Math.floor(seconds / 60)
  const hours = Math.floor(minutes / 60)
  return (
    <span role="timer" aria-live="off">
      {hours > 0 ? `${hours}:${two(minutes % 60)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`}
    </span>
  )
}
