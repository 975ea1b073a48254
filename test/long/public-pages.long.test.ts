import { spawnSync } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { placeOf } from '../../apps/apply/src/jobs/public/place.ts'
import { type Demo, startDemo } from '../../apps/web/test/demo.ts'
import { htmlErrors } from './html-checker.ts'
import { server } from './server.ts'

const env = server('checkers')

type Job = { readonly jobId: string; readonly researchGroupId: string }
type Issue = { readonly severity: string; readonly issueMessage: string }
type Judge = new (vocabulary: unknown) => { validate: (found: object) => Promise<readonly Issue[]> }

const remote = {
  location: 'REMOTE',
  placeEn: 'Remote',
  placeDe: 'Ortsunabhängig',
  country: null,
  street: '',
  postalCode: '',
  city: '',
}

/** Sitemaps may also contain other addresses of a page, for which their schema refers to another schema. */
const linkSchema = `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" targetNamespace="http://www.w3.org/1999/xhtml">
  <xs:element name="link"><xs:complexType>
    <xs:attribute name="rel" fixed="alternate" use="required"/>
    <xs:attribute name="hreflang" type="xs:NMTOKEN" use="required"/>
    <xs:attribute name="href" type="xs:anyURI" use="required"/>
  </xs:complexType></xs:element>
</xs:schema>`
const sitemapSchema = (sitemap: string) => `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">
  <xs:import namespace="http://www.sitemaps.org/schemas/sitemap/0.9" schemaLocation="${sitemap}"/>
  <xs:import namespace="http://www.w3.org/1999/xhtml" schemaLocation="link.xsd"/>
</xs:schema>`

const readFeed = `import feedparser, json, sys
read = feedparser.parse(sys.stdin.buffer.read())
print(json.dumps([bool(read.bozo), read.version, read.feed.language, len(read.entries), all(e.updated_parsed for e in read.entries)]))`

const said = (command: readonly string[], input?: string) => {
  const [name = '', ...words] = command
  const { status, stdout, stderr, error } = spawnSync(name, words, { encoding: 'utf8', input })
  if (error) throw error
  return { status, text: `${stdout}${stderr}` }
}

describe.runIf(env.running)('the public pages in independent validators', () => {
  let demo: Demo
  let folder: string
  let jobs: readonly Job[]
  const read = async (path: string): Promise<string> =>
    await (await fetch(`${demo.address}${path}`, { headers: { accept: 'text/html' } })).text()

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'kolleg-pages-'))
    demo = await startDemo({ SITE_LOGO_URL: 'https://uni.example/logo.svg', SITE_ACCENT: '#1c5d99' })
    const { items } = (await (await fetch(`${demo.address}/api/jobs?limit=100`)).json()) as { items: readonly Job[] }
    jobs = items
  }, 600_000)
  afterAll(async () => {
    await demo.stop()
    await rm(folder, { recursive: true })
  })

  test('the W3C’s checker finds no error in any of them', async () => {
    const groups = [...new Set(jobs.map(({ researchGroupId }) => researchGroupId))]
    const drawn = [
      '',
      '/positions',
      '/positions?query=a&location=GARCHING',
      ...jobs.map(({ jobId }) => `/positions/${jobId}`),
      ...groups.map(id => `/groups/${id}`),
      '/privacy',
      '/imprint',
    ]
    const inBoth = drawn.flatMap(path => [`/en${path}`, `/de${path}`])
    const others = ['/', '/positions', '/nowhere', '/my/settings', '/docs']
    const pages = new Map<string, string>()
    for (const path of [...inBoth, ...others]) pages.set(path, await read(path))
    expect(await htmlErrors(env.CHECKERS_MODULES, pages)).toBe('')
  }, 600_000)

  test('Adobe’s validator finds no error in the structured data of a position', async () => {
    const index = join(env.CHECKERS_MODULES, '@adobe/structured-data-validator/src/index.js')
    const { default: Validator } = (await import(pathToFileURL(index).href)) as { default: Judge }
    const validator = new Validator(JSON.parse(await readFile(env.CHECKERS_VOCABULARY, 'utf8')))
    for (const { jobId } of jobs)
      for (const language of ['en', 'de'] as const) {
        const html = await read(`/${language}/positions/${jobId}`)
        const data = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? ''
        const { jobLocation, ...posting } = JSON.parse(data) as Record<string, unknown>
        const anywhere = { ...posting, ...placeOf(remote, 'DE', language) }
        const jsonld = { JobPosting: [{ ...posting, jobLocation }, anywhere] }
        const issues = await validator.validate({ jsonld, microdata: {}, rdfa: {}, errors: [] })
        expect(issues.filter(({ severity }) => severity === 'ERROR')).toEqual([])
      }
  })

  test('the sitemap is valid, and every address in it is a page', async () => {
    const xml = await (await fetch(`${demo.address}/sitemap.xml`)).text()
    const [schema, file] = [join(folder, 'all.xsd'), join(folder, 'sitemap.xml')]
    await writeFile(join(folder, 'link.xsd'), linkSchema)
    await writeFile(schema, sitemapSchema(join(env.CHECKERS_MODULES, 'sitemap/schema/sitemap.xsd')))
    await writeFile(file, xml)
    const { status, text } = said(['xmllint', '--nonet', '--noout', '--schema', schema, file])
    expect([status, text]).toEqual([0, `${file} validates\n`])
    const pages = [...new Set(xml.match(/(?<=<loc>|href=")http[^<"]+/g))]
    expect(pages.length).toBeGreaterThan(3 * jobs.length)
    for (const page of pages) expect([page, (await fetch(page)).status]).toEqual([page, 200])
  })

  test.each(['en', 'de'])('a reader of feeds understands the feed (%s)', async language => {
    const xml = await (await fetch(`${demo.address}/api/jobs/feed.atom?language=${language}`)).text()
    const { text } = said(['/usr/bin/python3', '-c', readFeed], xml)
    expect(JSON.parse(text)).toEqual([false, 'atom10', language, jobs.length, true])
  })
})
