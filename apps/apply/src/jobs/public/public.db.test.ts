import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { enter, newGroup } from '../../people/testing/cast.ts'
import { complete, inDays, type Office, openOffice, publish, write } from '../testing/setting.ts'
import { previewOf } from './preview.ts'
import { showJob } from './show.ts'
import { siteOf } from './site.ts'

let office: Office
beforeAll(async () => {
  office = await openOffice()
  const { paula, quentin, here, there, house } = office
  await sql`update person set first_name = 'Paula', last_name = 'Möller-Öz' where user_id = ${paula.userId}`.execute(
    house.database.query,
  )
  const published = [
    complete(paula, {
      title: 'Doctoral position in graph databases',
      descriptionEn: '<p>You investigate query engines for Bachelor/Master courses.</p>',
      descriptionDe: '<p>Sie erforschen Anfragesprachen an <strong>Universitäten</strong>.</p>',
      fundingType: 'SCHOLARSHIP',
      startDate: '2031-04-01',
      applicationDeadline: inDays(30),
    }),
    complete(paula, {
      title: 'Übersetzer für Maschinencode',
      researchArea: 'Compilerbau',
      descriptionEn: '',
      descriptionDe: '<p>Sie bauen einen Übersetzer mit Graphen.</p>',
      location: 'MUNICH',
      startDateByArrangement: true,
    }),
  ]
  for (const body of published) await publish(paula, here, body)
  await publish(
    quentin,
    there,
    complete(quentin, {
      title: 'Photon counting',
      subjectArea: 'PHYSICS',
      descriptionEn: '<p>Lasers and graphs of decay.</p>',
      startDate: '2030-01-01',
      fundingType: 'SCHOLARSHIP',
    }),
  )
  await write(paula, here, complete(paula, { title: 'Draft graph' }))
})
afterAll(() => office.house.close())

const graphs = 'Doctoral position in graph databases'
const compiler = 'Übersetzer für Maschinencode'
const photons = 'Photon counting'

type Item = Readonly<Record<string, unknown>> & { readonly title: string; readonly jobId: string }
const find = async (asked = '') => {
  const { status, body, headers } = await office.house.call(`/api/jobs${asked}`)
  return {
    status,
    headers,
    total: body['total'],
    items: body['items'] as readonly Item[],
    titles: (body['items'] as readonly Item[] | undefined)?.map(({ title }) => title),
    facets: body['facets'] as Record<string, readonly { code: string; count: number; name?: string }[]>,
    nextCursor: body['nextCursor'] as string | null,
  }
}
const idOf = async (title: string) => (await find()).items.find(item => item.title === title)?.jobId

test('everyone sees the open jobs, the newest first, with what a list shows', async () => {
  const { titles, total, items, headers } = await find()
  expect([titles, total]).toEqual([[photons, compiler, graphs], 3])
  expect(items[2]).toMatchObject({
    researchGroupName: 'Data Engineering',
    supervisingProfessorName: 'Paula Möller-Öz',
    subjectArea: 'COMPUTER_SCIENCE',
    excerptEn: 'You investigate query engines for Bachelor/Master courses.',
    excerptDe: 'Sie erforschen Anfragesprachen an Universitäten.',
    applicationDeadline: inDays(30),
  })
  expect(items[2]).not.toHaveProperty('descriptionEn')
  expect(items[2]).not.toHaveProperty('keys')
  expect(headers.get('cache-control')).toBe('public, max-age=60')
})

test.each([
  ['database', [graphs]],
  ['query engine', [graphs]],
  ['Universität', [graphs]],
  ['UNIVERSITÄTEN', [graphs]],
  ['master', [graphs]],
  ['übersetzer', [compiler]],
  ['ÜBERSETZERN', [compiler]],
  ['compilerb', [compiler]],
  ['Informatik', [compiler, graphs]],
  ['physics', [photons]],
  ['optic laser', [photons]],
  ['möller', [compiler, graphs]],
  ['moller', [compiler, graphs]],
  ['Moeller-Oez', [compiler, graphs]],
  ['Öz datenbanken', []],
  ['öz database', [graphs]],
  ['graph', [graphs, photons, compiler]],
  ['investig', [graphs]],
  ['investigating engines', [graphs]],
  ['   ', [photons, compiler, graphs]],
  ['!!!', []],
  [`'); drop table job; --`, []],
  ['graph & | ! :* <-> (', [graphs, photons, compiler]],
])('searching for “%s” finds %j', async (query, expected) => {
  const { status, titles } = await find(`?query=${encodeURIComponent(query)}`)
  expect([status, titles]).toEqual([200, expected])
})

test('a new name of a group or a professor counts at once', async () => {
  const { house, there } = office
  const rename = (name: string) =>
    sql`update research_group set name = ${name} where research_group_id = ${there}`.execute(house.database.query)
  await rename('Centre for Cryptozoology')
  expect((await find('?query=cryptozoology')).titles).toEqual([photons])
  expect((await find('?query=optics')).titles).toEqual([])
  await rename('Quantum Optics')
})

test('filters narrow, several values of one widen', async () => {
  const { here, quentin } = office
  expect((await find('?subjectArea=PHYSICS')).titles).toEqual([photons])
  expect((await find('?subjectArea=PHYSICS&subjectArea=COMPUTER_SCIENCE&location=MUNICH')).titles).toEqual([compiler])
  expect((await find('?fundingType=SCHOLARSHIP')).titles).toEqual([photons, graphs])
  expect((await find(`?researchGroupId=${here.toUpperCase()}`)).titles).toEqual([compiler, graphs])
  expect((await find(`?professorId=${quentin.userId}`)).titles).toEqual([photons])
  expect((await find('?startFrom=2031-01-01')).titles).toEqual([compiler, graphs])
})

test('what is no filter, no code, no date and no order is refused', async () => {
  for (const wrong of [
    'colour=red',
    'subjectArea=ALCHEMY',
    'startFrom=soon',
    'sort=colour',
    'researchGroupId=x',
    'cursor=x',
    'limit=101',
  ])
    expect((await find(`?${wrong}`)).status).toBe(400)
})

test('facets count under all filters but their own', async () => {
  const { facets } = await find('?fundingType=SCHOLARSHIP&subjectArea=PHYSICS')
  expect(facets['subjectArea']).toEqual([
    { code: 'COMPUTER_SCIENCE', count: 1 },
    { code: 'PHYSICS', count: 1 },
  ])
  expect(facets['fundingType']).toEqual([{ code: 'SCHOLARSHIP', count: 1 }])
  expect(facets['researchGroupId']).toEqual([{ code: office.there, count: 1, name: 'Quantum Optics' }])
  const all = (await find()).facets
  expect(all['subjectArea']).toEqual([
    { code: 'COMPUTER_SCIENCE', count: 2 },
    { code: 'PHYSICS', count: 1 },
  ])
  expect(all['professorId']?.map(({ name, count }) => [name, count])).toEqual([
    ['Paula Möller-Öz', 2],
    ['Quentin Test', 1],
  ])
})

test.each(['publishedAt', '-publishedAt', 'title', 'applicationDeadline,-title', '-startDate', 'relevance'])(
  'pages sorted by %s follow one another without a gap',
  async sort => {
    const { titles: all } = await find(`?query=graph&sort=${sort}`)
    const seen: unknown[] = []
    for (let cursor: string | null = ''; cursor !== null; ) {
      const page = await find(`?query=graph&limit=1&sort=${sort}${cursor ? `&cursor=${cursor}` : ''}`)
      seen.push(...(page.titles ?? []))
      cursor = page.nextCursor
    }
    expect(seen).toEqual(all)
    expect(seen).toHaveLength(3)
  },
)

test.each(['Pacific/Auckland', 'America/Los_Angeles'])(
  'a job in %s is open until its deadline’s day has ended there',
  async timezone => {
    const { house } = office
    const group = await newGroup(house, timezone)
    await sql`update research_group set timezone = ${timezone} where research_group_id = ${group}`.execute(
      house.database.query,
    )
    const kiri = await enter(house, `Kiri${timezone.length}`, { role: 'PROFESSOR', groupId: group })
    const today = inDays(0, timezone)
    const open = await publish(kiri, group, complete(kiri, { title: 'Until tonight', applicationDeadline: today }))
    const late = await write(kiri, group, complete(kiri, { title: 'Late', applicationDeadline: inDays(-1, timezone) }))
    expect((await kiri.put(`/api/jobs/${late.jobId}/state`, { state: 'PUBLISHED' })).status).toBe(400)
    const there = `?researchGroupId=${group}`
    expect((await find(there)).titles).toEqual(['Until tonight'])
    const { closesAt } = open as unknown as { closesAt: string }
    expect(new Date(closesAt).getTime()).toBeGreaterThan(Date.now())
    expect(inDays((new Date(closesAt).getTime() - 1 - Date.now()) / 86_400_000, timezone)).toBe(today)

    await kiri.put(`/api/jobs/${open.jobId}`, complete(kiri, { applicationDeadline: inDays(-1, timezone) }))
    expect((await find(there)).titles).toEqual([])
    expect((await house.call(`/api/jobs/${open.jobId}`)).body).toMatchObject({ isOpen: false })
    expect((await house.call('/api/jobs/feed.json')).body['items']).toHaveLength(3)
  },
)

test('drafts, closed jobs and those of a suspended group do not exist for the public', async () => {
  const { paula, quentin, here, there, house } = office
  const draft = await write(paula, here, complete(paula))
  expect((await house.call(`/api/jobs/${draft.jobId}`)).status).toBe(404)
  expect((await paula.get(`/api/jobs/${draft.jobId}`)).status).toBe(404)
  const closed = await publish(paula, here, complete(paula))
  await paula.put(`/api/jobs/${closed.jobId}/state`, { state: 'CLOSED' })
  expect((await house.call(`/api/jobs/${closed.jobId}`)).status).toBe(404)
  const { jobId } = await publish(quentin, there, complete(quentin))
  const setState = (state: 'ACTIVE' | 'DRAFT') =>
    house.database.query.updateTable('research_group').set({ state }).where('research_group_id', '=', there).execute()
  await setState('DRAFT')
  expect((await find('?subjectArea=PHYSICS')).titles).toEqual([])
  expect((await house.call(`/api/jobs/${jobId}`)).status).toBe(404)
  await setState('ACTIVE')
  expect((await house.call(`/api/jobs/${jobId}`)).status).toBe(200)
  await quentin.put(`/api/jobs/${jobId}/state`, { state: 'CLOSED' })
})

test('the public reads a job without what is the group’s own business, with JSON-LD for its page', async () => {
  const { house, paula } = office
  const { status, body, headers } = await house.call(`/api/jobs/${await idOf(graphs)}`)
  expect(status).toBe(200)
  expect(body).not.toHaveProperty('criteria')
  expect(body).not.toHaveProperty('may')
  expect(body['jsonLd']).toMatchObject({
    '@type': 'JobPosting',
    title: graphs,
    url: `${siteOf(house.context)}/positions/${String(body['jobId'])}`,
    hiringOrganization: { '@type': 'Organization', name: 'Data Engineering' },
    jobLocation: { address: { addressLocality: 'Garching' } },
    validThrough: body['closesAt'],
    datePosted: body['publishedAt'],
  })
  expect([headers.get('cache-control'), headers.get('etag')]).toEqual([
    'public, max-age=60',
    `"${String(body['version'])}"`,
  ])
  expect(await previewOf(house.context, String(body['jobId']))).toEqual({
    title: graphs,
    description: 'You investigate query engines for Bachelor/Master courses.',
    url: `${siteOf(house.context)}/positions/${String(body['jobId'])}`,
    jsonLd: body['jsonLd'],
  })
  const back = await paula.put(`/api/jobs/${String(body['jobId'])}`, body)
  expect(back.status).toBe(200)
})

test('whoever applied sees the version applied to, also when the job is closed', async () => {
  const { paula, amira, here, house } = office
  const { jobId } = await publish(paula, here, complete(paula, { title: 'First words' }))
  await paula.put(`/api/jobs/${jobId}`, complete(paula, { title: 'Other words' }))
  await paula.put(`/api/jobs/${jobId}/state`, { state: 'CLOSED' })
  const context = { ...house.context, jobDoors: { ...house.context.jobDoors, versionAppliedTo: async () => 2 } }
  const seen = await showJob(context, { userId: amira.userId, roles: [] }, jobId, '')
  expect(seen).toMatchObject({ title: 'First words', state: 'CLOSED', appliedVersion: 2, jsonLd: null })
  await expect(showJob(context, null, jobId, '')).rejects.toMatchObject({ status: 404 })
  expect(await previewOf(context, jobId)).toBeUndefined()
})

test.each(['/api/jobs/feed.json', '/api/jobs/feed.atom', '/sitemap.xml', '/robots.txt'])(
  'the links of %s lead to the site, whatever a caller says its name is',
  async path => {
    const { address, context } = office.house
    const asked = get(`${address}${path}`, { headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' } })
    const [answer] = (await once(asked, 'response')) as [IncomingMessage]
    const said = await text(answer)
    expect([answer.statusCode, said.includes('evil.example')]).toEqual([200, false])
    expect(said).toContain(`${siteOf(context)}/`)
  },
)

test('what has not changed is not sent again', async () => {
  const { address } = office.house
  for (const path of ['/api/jobs', '/api/jobs/feed.json', '/api/jobs/feed.atom', '/sitemap.xml']) {
    const first = await fetch(`${address}${path}`)
    const etag = first.headers.get('etag') ?? ''
    expect(first.status).toBe(200)
    const again = await fetch(`${address}${path}`, { headers: { 'if-none-match': `"other", ${etag}` } })
    expect([again.status, await again.text()]).toEqual([304, ''])
  }
})
