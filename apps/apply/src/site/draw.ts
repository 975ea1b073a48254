import type { Server } from '@kolleg/front'
import type { Client } from './client.ts'
import type { Language } from './language.ts'
import { asData } from './preview.ts'

type Address = { readonly path: string; readonly search: string }
type For = Address & {
  readonly site: Readonly<Record<string, unknown>>
  readonly language: Language
  readonly ip: string
}

/** A page with its content: its HTML, the files that it will need, and the answers it was drawn with. */
export type Drawn = {
  readonly html: string
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
  readonly fonts: readonly string[]
  readonly given: string
}

const asked = async (app: Server, url: string, remoteAddress: string): Promise<unknown> => {
  const { statusCode, body } = await app.inject({ url, remoteAddress })
  return statusCode === 200 ? JSON.parse(body) : undefined
}

/** Nothing where the client draws alone, and where the API has no answer: the client will say why. */
export const drawPage = async (app: Server, client: Client, wished: For): Promise<Drawn | undefined> => {
  const { path, search, site, language, ip } = wished
  const plan = client.planFor(path, search)
  if (plan === undefined) return undefined
  const answers = await Promise.all(
    Object.entries(plan.wanted).map(async ([name, url]) => [name, await asked(app, url, ip)] as const),
  )
  if (answers.some(([, answer]) => answer === undefined)) return undefined
  const given = Object.fromEntries(answers)
  const files = plan.modules(language).flatMap(module => client.files.modules[module] ?? [])
  return {
    html: client.draw({ page: plan.page, site, language, search, given }),
    scripts: [...new Set(files.flatMap(({ scripts }) => scripts))],
    styles: [...new Set(files.flatMap(({ styles }) => styles))],
    fonts: client.files.fonts,
    given: asData(given),
  }
}
