import { sql } from 'kysely'
import { enter, newGroup, type Someone } from '../../../test/house/cast.ts'
import { openHouse } from '../../../test/house/house.ts'
import { behaviours, startAiServer } from './ai-server.ts'

type Event = { readonly event: string; readonly data: Readonly<Record<string, unknown>> }

/** A group whose members use the AI, except one who has turned it off, and a person of another group. */
export const openAssistedGroup = async () => {
  const server = await startAiServer()
  const house = await openHouse({
    environment: { AI_BASE_URL: server.baseUrl, AI_API_KEY: 'sk-secret', AI_MODEL: 'tiny', AI_DAILY_BUDGET: '40' },
  })
  const here = await newGroup(house, 'Data Engineering')
  const there = await newGroup(house, 'Robots')
  const ada = await enter(house, 'Ada', { role: 'PROFESSOR', groupId: here })
  const shy = await enter(house, 'Shy', { role: 'EMPLOYEE', groupId: here })
  const eve = await enter(house, 'Eve', { role: 'PROFESSOR', groupId: there })
  await shy.patch('/api/users/me', { aiOptOut: true, language: 'de' })

  /** A new job, an unused budget, and an AI that answers; returns the id of the job. */
  const startOver = async (): Promise<string> => {
    server.behave(behaviours.says('<p>Hello</p>'))
    await sql`delete from ai_usage`.execute(house.database.query)
    const descriptionEn = '<p>We look for <strong>you</strong>.</p>'
    const { body } = await ada.post(`/api/research-groups/${here}/jobs`, { title: 'Doctoral candidate', descriptionEn })
    return String(body['jobId'])
  }
  const draft = async (who: Someone, more: object = {}, signal?: AbortSignal) => {
    const reply = await fetch(`${house.address}/api/ai/job-draft`, {
      method: 'POST',
      headers: { authorization: `Bearer ${who.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ researchGroupId: here, title: 'Doctoral candidate', ...more }),
      ...(signal && { signal }),
    })
    const text = await reply.text()
    const events = [...text.matchAll(/event: (\w+)\ndata: (.*)\n\n/g)].map(
      ([, event = '', data = '']): Event => ({ event, data: JSON.parse(data) as Event['data'] }),
    )
    return { status: reply.status, type: reply.headers.get('content-type'), text, events, last: events.at(-1) }
  }
  /** How many calls the budget has counted. */
  const calls = async () => {
    const { rows } = await sql<{ calls: number }>`select calls from ai_usage`.execute(house.database.query)
    return rows.map(row => row.calls)
  }
  const close = async () => {
    await house.close()
    await server.close()
  }
  return { server, house, here, ada, shy, eve, startOver, draft, calls, close }
}

export type AssistedGroup = Awaited<ReturnType<typeof openAssistedGroup>>
