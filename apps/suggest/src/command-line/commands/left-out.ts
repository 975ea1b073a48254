import type { Link } from '../service/service.ts'

const most = 5

/** A link may lead into a course that is not imported yet; importing the file again then adds the link. */
export const tellLeftOut = (links: readonly Link[]): string => {
  if (links.length === 0) return ''
  const named = links.slice(0, most).map(({ source_id, target_id }) => `${source_id} → ${target_id}`)
  const rest = links.length - named.length
  const listed = `${named.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`
  return `\nLinks left out: ${links.length} (${listed}). Not both of their competencies exist: import the other course, then this file again.`
}
