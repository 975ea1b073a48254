import type { Server } from '@kolleg/front'
import { Type } from 'typebox'
import type { Context } from '../context.ts'
import { type Collection, collections, collectionsOf } from './collections.ts'
import { workersAway } from './workers.ts'

const State = Type.Enum(['ok', 'error'], { title: 'HealthState' })
const Status = Type.Object({ status: State }, { title: 'ComponentStatus' })
const Health = Type.Object(
  {
    status: State,
    components: Type.Object(
      {
        api: Status,
        vector_store: Type.Object(
          {
            status: State,
            collections: Type.Object(
              { Exercise: Status, Competency: Status, SemanticCluster: Status },
              { title: 'CollectionStatuses' },
            ),
            message: Type.Optional(Type.String({ description: 'Present on failure.' })),
          },
          { title: 'VectorStoreStatus' },
        ),
      },
      { title: 'HealthComponents' },
    ),
  },
  { title: 'Health' },
)

export const healthRoutes = (app: Server, { store }: Context): void => {
  const schema = {
    operationId: 'reportHealth',
    summary: 'Report the health of the service and of its vector store',
    tags: ['health'],
    security: [],
    response: {
      200: {
        ...Health,
        'x-response-description':
          'All is well; on a cluster also with status error, while some of its workers are away',
        examples: [report(new Set())],
      },
      503: {
        ...Health,
        'x-response-description': 'The vector store cannot be reached',
        examples: [report(new Set(collections))],
      },
    },
  }
  const unreadable = collectionsOf(store)
  app.get('/health/', { config: { access: 'public', load: 'none' }, schema }, async (request, reply) => {
    const asked = workersAway(store)
    const failed = await unreadable()
    for (const [collection, reason] of failed)
      request.log.warn({ collection, err: reason }, 'collection cannot be read')
    const away = failed.size > 0 ? await asked : []
    // Taken out of service, an instance could not answer for the courses of the other workers.
    return reply.code(failed.size > 0 && away.length === 0 ? 503 : 200).send(report(new Set(failed.keys()), away))
  })
}

type Health = Type.Static<typeof Health>

const statusOf = (isFailed: boolean): 'ok' | 'error' => (isFailed ? 'error' : 'ok')

const report = (failed: ReadonlySet<Collection>, away: readonly number[] = []): Health => {
  const of = (name: Collection) => ({ status: statusOf(failed.has(name)) })
  const status = statusOf(failed.size > 0)
  return {
    status,
    components: {
      api: { status: 'ok' },
      vector_store: {
        status,
        collections: { Exercise: of('Exercise'), Competency: of('Competency'), SemanticCluster: of('SemanticCluster') },
        ...(failed.size > 0 && { message: reasonFor(failed, away) }),
      },
    },
  }
}

const reasonFor = (failed: ReadonlySet<Collection>, away: readonly number[]): string => {
  if (away.length > 0) return `Only the courses elsewhere can be reached: worker ${away.join(' and worker ')} is away`
  if (failed.size === collections.length) return 'The vector store cannot be reached'
  return `Cannot be read: ${[...failed].join(', ')}`
}
