import { sql } from 'kysely'
import { complete, inDays, openOffice, publish, write } from './setting.ts'

export const graphs = 'Doctoral position in graph databases'
export const compiler = 'Übersetzer für Maschinencode'
export const photons = 'Photon counting'

type Item = Readonly<Record<string, unknown>> & { readonly title: string; readonly jobId: string }

/** An office with three jobs that everyone can see, and a draft. */
export const openMarket = async () => {
  const office = await openOffice()
  const { paula, quentin, here, there, house } = office
  await sql`update person set first_name = 'Paula', last_name = 'Möller-Öz' where user_id = ${paula.userId}`.execute(
    house.database.query,
  )
  const published = [
    complete(paula, {
      title: graphs,
      descriptionEn: '<p>You investigate query engines for Bachelor/Master courses.</p>',
      descriptionDe: '<p>Sie erforschen Anfragesprachen an <strong>Universitäten</strong>.</p>',
      fundingType: 'SCHOLARSHIP',
      startDate: '2031-04-01',
      applicationDeadline: inDays(30),
    }),
    complete(paula, {
      title: compiler,
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
      title: photons,
      subjectArea: 'PHYSICS',
      descriptionEn: '<p>Lasers and graphs of decay.</p>',
      startDate: '2030-01-01',
      fundingType: 'SCHOLARSHIP',
    }),
  )
  await write(paula, here, complete(paula, { title: 'Draft graph' }))

  /** What a search gives to someone whom nobody knows. */
  const find = async (asked = '') => {
    const { status, body, headers } = await house.call(`/api/jobs${asked}`)
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
  return { ...office, find, idOf }
}

export type Market = Awaited<ReturnType<typeof openMarket>>
