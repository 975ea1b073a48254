import type { Server } from '@kolleg/front'
import type { Client, Plan } from './client.ts'
import type { Language } from './language.ts'
import { asData } from './preview.ts'

type For = {
  readonly address: string
  readonly search: string
  readonly site: Readonly<Record<string, unknown>>
  readonly language: Language
  readonly ip: string
}

/** A page with its content: what it says, the files that it will need, and the answers it was drawn with. */
export type Drawn = {
  readonly html: string
  readonly title: string
  readonly description: string
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
  readonly fonts: readonly string[]
  readonly given: string
}

const asked = async (app: Server, url: string, remoteAddress: string) => {
  const { statusCode, body } = await app.inject({ url, remoteAddress })
  return { statusCode, body: statusCode === 200 ? (JSON.parse(body) as unknown) : undefined }
}

/** `missing` where the page is about something that the API does not have; nothing where it does not answer. */
export const drawPage = async (
  app: Server,
  client: Client,
  plan: Plan,
  { address, search, site, language, ip }: For,
): Promise<Drawn | 'missing' | undefined> => {
  const answers = await Promise.all(
    Object.entries(plan.wanted).map(async ([name, url]) => ({ name, ...(await asked(app, url, ip)) })),
  )
  if (answers.some(({ statusCode }) => statusCode === 404)) return 'missing'
  if (answers.some(({ statusCode }) => statusCode !== 200)) return undefined
  const given = Object.fromEntries(answers.map(({ name, body }) => [name, body]))
  const files = plan.modules(language).flatMap(module => client.files.modules[module] ?? [])
  return {
    ...client.draw({ page: plan.page, site, language, address, search, given }),
    scripts: [...new Set(files.flatMap(({ scripts }) => scripts))],
    styles: [...new Set(files.flatMap(({ styles }) => styles))],
    fonts: client.files.fonts,
    given: asData(given),
  }
}
