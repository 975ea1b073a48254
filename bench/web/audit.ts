import lighthouse, { type RunnerResult } from 'lighthouse'

const categories = { performance: 90, accessibility: 100, 'best-practices': 95 } as const
type Category = keyof typeof categories
export const targets = Object.entries(categories) as readonly (readonly [Category, number])[]

export type Audited = {
  readonly scores: Readonly<Record<Category, number>>
  /** What costs points, in Lighthouse's words. */
  readonly faults: readonly string[]
  /** The URLs of the scripts that the page loaded. */
  readonly scripts: readonly { readonly url: string; readonly transferSize: number }[]
}

type Request = { readonly url: string; readonly resourceType?: string; readonly transferSize: number }

/** Lighthouse sometimes misses the start of a page and asks for another run. */
const mostTries = 3

const look = async (url: string, port: number, tries = 1): Promise<RunnerResult['lhr']> => {
  const onlyCategories = targets.map(([name]) => name)
  const result = await lighthouse(url, { port, onlyCategories, logLevel: 'error' })
  const fault = result?.lhr.runtimeError
  if (result !== undefined && fault === undefined) return result.lhr
  if (tries === mostTries) throw new Error(`${url}: ${fault?.message}`)
  return await look(url, port, tries + 1)
}

/** Lighthouse's default: a phone on a slow network with a CPU four times slower. */
export const audit = async (url: string, port: number): Promise<Audited> => {
  const lhr = await look(url, port)
  const counted = targets.flatMap(([name]) => lhr.categories[name]?.auditRefs.filter(({ weight }) => weight > 0) ?? [])
  const details = lhr.audits['network-requests']?.details
  const requests = (details && 'items' in details ? details.items : []) as readonly Request[]
  return {
    scores: Object.fromEntries(
      targets.map(([name]) => [name, Math.round((lhr.categories[name]?.score ?? 0) * 100)]),
    ) as Audited['scores'],
    faults: counted
      .map(({ id }) => lhr.audits[id])
      .filter(each => each !== undefined && each.score !== null && each.score < 0.9)
      .map(each => `${each?.title}${each?.displayValue ? ` (${each.displayValue})` : ''}`),
    scripts: requests.filter(({ resourceType }) => resourceType === 'Script'),
  }
}
