import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { enter, newGroup } from '../../../test/house/cast.ts'
import { graphs, type Market, openMarket } from '../testing/market.ts'
import { complete, inDays, publish, write } from '../testing/setting.ts'
import { todayIn } from '../today-in.ts'
import { previewOf } from './preview.ts'
import { showJob } from './show.ts'
import { siteOf } from './site.ts'

let market: Market
beforeAll(async () => (market = await openMarket()))
afterAll(() => market.house.close())

test('the public reads a job without the group’s internal data', async () => {
  const { house, paula, idOf } = market
  const { status, body, headers } = await house.call(`/api/jobs/${await idOf(graphs)}`)
  expect(status).toBe(200)
  expect(body).not.toHaveProperty('criteria')
  expect(body).not.toHaveProperty('may')
  expect([headers.get('cache-control'), headers.get('etag')]).toEqual([
    'public, max-age=60',
    `"${String(body['version'])}"`,
  ])
  const back = await paula.put(`/api/jobs/${String(body['jobId'])}`, body)
  expect(back.status).toBe(200)
})

test('search engines get a job in the language of the page', async () => {
  const { house, paula, here } = market
  const { jobId } = await publish(
    paula,
    here,
    complete(paula, {
      location: 'MUNICH',
      applicationDeadline: inDays(30),
      salaryGrade: 'E13',
      workloadPercent: 75,
      contractMonths: 36,
      descriptionEn: '<p>You build.</p>',
      descriptionDe: '<p>Sie bauen.</p>',
    }),
  )
  const { body } = await house.call(`/api/jobs/${jobId}`)
  expect(await previewOf(house.context, jobId, 'en')).toMatchObject({ description: 'You build.' })
  expect(await previewOf(house.context, jobId, 'de')).toEqual({
    description: 'Sie bauen.',
    jsonLd: {
      '@context': 'https://schema.org',
      '@type': 'JobPosting',
      title: body['title'],
      description: '<p>Sie bauen.</p>',
      url: `${siteOf(house.context)}/de/positions/${jobId}`,
      identifier: { '@type': 'PropertyValue', name: 'Data Engineering', value: jobId },
      datePosted: body['publishedAt'],
      validThrough: body['closesAt'],
      employmentType: ['PART_TIME', 'TEMPORARY'],
      directApply: true,
      hiringOrganization: { '@type': 'Organization', name: 'Data Engineering' },
      jobLocation: {
        '@type': 'Place',
        address: { '@type': 'PostalAddress', addressLocality: 'München', addressCountry: 'DE' },
      },
      baseSalary: { '@type': 'MonetaryAmount', name: 'TV-L E13' },
    },
  })
  await paula.put(`/api/jobs/${jobId}/state`, { state: 'CLOSED' })
})

test('an entry of a feed is as new as the last change that its readers can see', async () => {
  const { house, paula, here } = market
  const title = 'Seen and unseen'
  const { jobId } = await publish(paula, here, complete(paula, { title }))
  const told = async () => {
    const { body } = await house.call('/api/jobs/feed.json?query=unseen')
    const [item] = body['items'] as readonly { readonly date_modified: string }[]
    return item?.date_modified
  }
  const first = await told()
  const criteria = [{ name: 'Depth', guidance: '', weight: 1 }]
  await paula.put(`/api/jobs/${jobId}`, complete(paula, { title, criteria, lettersFromShortlistOnly: true }))
  expect(await told()).toBe(first)
  await paula.put(`/api/jobs/${jobId}`, complete(paula, { title, criteria, researchArea: 'Proofs' }))
  const second = await told()
  expect(Date.parse(second ?? '')).toBeGreaterThan(Date.parse(first ?? ''))
  const atom = await fetch(`${house.address}/api/jobs/feed.atom?query=unseen&language=de`)
  expect((await atom.text()).match(/(?<=<updated>)[^<]+/g)).toEqual([second, second])
  expect(atom.headers.get('content-language')).toBe('de')
  await paula.put(`/api/jobs/${jobId}/state`, { state: 'CLOSED' })
})

test('an applicant sees the version they applied to, even after the job has closed', async () => {
  const { paula, amira, here, house } = market
  const { jobId } = await publish(paula, here, complete(paula, { title: 'First words' }))
  await paula.put(`/api/jobs/${jobId}`, complete(paula, { title: 'Other words' }))
  await paula.put(`/api/jobs/${jobId}/state`, { state: 'CLOSED' })
  const context = { ...house.context, jobHooks: { ...house.context.jobHooks, versionAppliedTo: async () => 2 } }
  const seen = await showJob(context, { userId: amira.userId, recusedFrom: [], committees: [], roles: [] }, jobId)
  expect(seen).toMatchObject({ title: 'First words', state: 'CLOSED', appliedVersion: 2 })
  await expect(showJob(context, null, jobId)).rejects.toMatchObject({ status: 404 })
  expect(await previewOf(context, jobId, 'en')).toBeUndefined()
})

test.each(['Pacific/Auckland', 'America/Los_Angeles'])(
  'a job in %s is open until its deadline’s day has ended there',
  async timezone => {
    const { house, find } = market
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
    expect(todayIn(timezone, new Date(Date.parse(closesAt) - 1))).toBe(today)

    await kiri.put(`/api/jobs/${open.jobId}`, complete(kiri, { applicationDeadline: inDays(-1, timezone) }))
    expect((await find(there)).titles).toEqual([])
    expect((await house.call(`/api/jobs/${open.jobId}`)).body).toMatchObject({ isOpen: false })
    expect((await house.call('/api/jobs/feed.json')).body['items']).toHaveLength(3)
  },
)

test('drafts, closed jobs and those of a suspended group are not found by the public', async () => {
  const { paula, quentin, here, there, house, find } = market
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
  const begun = await paula.post(`/api/jobs/${jobId}/applications`)
  const none = await paula.post('/api/jobs/00000000-0000-4000-8000-000000000000/applications')
  expect([begun.status, begun.body['detail']]).toEqual([404, none.body['detail']])
  await setState('ACTIVE')
  expect((await house.call(`/api/jobs/${jobId}`)).status).toBe(200)
  await quentin.put(`/api/jobs/${jobId}/state`, { state: 'CLOSED' })
})

test.each(['/api/jobs/feed.json', '/api/jobs/feed.atom', '/sitemap.xml', '/robots.txt'])(
  'the links of %s lead to the site, whatever the Host header says',
  async path => {
    const { address, context } = market.house
    const asked = get(`${address}${path}`, { headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' } })
    const [answer] = (await once(asked, 'response')) as [IncomingMessage]
    const said = await text(answer)
    expect([answer.statusCode, said.includes('evil.example')]).toEqual([200, false])
    expect(said).toContain(`${siteOf(context)}/`)
  },
)

test('an unchanged reply is answered with 304', async () => {
  const { address } = market.house
  for (const path of ['/api/jobs', '/api/jobs/feed.json', '/api/jobs/feed.atom', '/sitemap.xml']) {
    const first = await fetch(`${address}${path}`)
    const etag = first.headers.get('etag') ?? ''
    expect(first.status).toBe(200)
    const again = await fetch(`${address}${path}`, { headers: { 'if-none-match': `"other", ${etag}` } })
    expect([again.status, await again.text()]).toEqual([304, ''])
  }
})
