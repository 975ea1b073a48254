import { type RawSearch, textIn } from '../app/search.ts'

export type TrailSearch = { readonly object?: string; readonly from?: string; readonly to?: string }

const isDay = (text: string | undefined): text is string => text !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(text)

export const readTrailSearch = (raw: RawSearch): TrailSearch => {
  const object = textIn(raw, 'object')
  const from = textIn(raw, 'from')
  const to = textIn(raw, 'to')
  return { ...(object && { object }), ...(isDay(from) && { from }), ...(isDay(to) && { to }) }
}
