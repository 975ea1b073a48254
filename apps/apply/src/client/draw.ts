import type { Server } from '@kolleg/front'
import type { Language } from '../text/language.ts'
import type { Client, Plan } from './client.ts'
import { asData } from './preview.ts'

type For = {
  readonly address: string
  readonly search: string
  readonly site: Readonly<Record<string, unknown>>
  readonly language: Language
  readonly ip: string
}

/** A rendered page: its HTML, the files that it needs, and the answers it was rendered with. */
export type Drawn = {
  readonly html: string
  readonly title: string
  readonly description: string
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
  readonly fonts: readonly string[]
  readonly given: string
}

/** The status of a page and its content, which may say that it cannot be shown now. */
export type Found = { readonly status: number; readonly drawn?: Drawn }

const asked = async (app: Server, url: string, remoteAddress: string) => {
  const { statusCode, body } = await app.inject({ url, remoteAddress })
  return { statusCode, body: statusCode === 200 ? (JSON.parse(body) as unknown) : undefined }
}

/** Returns no content if the client can explain the error better. */
export const drawPage = async (
  app: Server,
  client: Client,
  plan: Plan,
  { address, search, site, language, ip }: For,
): Promise<Found> => {
  const answers = await Promise.all(
    Object.entries(plan.wanted).map(async ([name, url]) => ({ name, ...(await asked(app, url, ip)) })),
  )
  const files = plan.modules(language).flatMap(module => client.files.modules[module] ?? [])
  const drawn = (page: string, given: Readonly<Record<string, unknown>>): Drawn => ({
    ...client.draw({ page, site, language, address, search, given }),
    scripts: [...new Set(files.flatMap(({ scripts }) => scripts))],
    styles: [...new Set(files.flatMap(({ styles }) => styles))],
    fonts: client.files.fonts,
    given: asData(given),
  })
  const failures = answers.map(({ statusCode }) => statusCode).filter(status => status !== 200)
  // Not found takes precedence over every other failure.
  const status = failures.includes(404) ? 404 : Math.max(0, ...failures)
  if (status === 0)
    return { status: 200, drawn: drawn(plan.page, Object.fromEntries(answers.map(({ name, body }) => [name, body]))) }
  return status === 503 ? { status, drawn: drawn('away', {}) } : { status }
}
