import type { Server } from '@kolleg/front'
import { Type } from 'typebox'
import type { Context } from '../context.ts'
import { type Collection, collections, collectionsOf } from './collections.ts'

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
      200: { ...Health, 'x-response-description': 'All is well', examples: [report(new Set())] },
      503: {
        ...Health,
        'x-response-description': 'The vector store cannot be reached',
        examples: [report(new Set(collections))],
      },
    },
  }
  const unreadable = collectionsOf(store)
  app.get('/health/', { config: { access: 'public', load: 'none' }, schema }, async (request, reply) => {
    const failed = await unreadable()
    for (const [collection, reason] of failed)
      request.log.warn({ collection, err: reason }, 'collection cannot be read')
    return reply.code(failed.size > 0 ? 503 : 200).send(report(new Set(failed.keys())))
  })
}

type Health = Type.Static<typeof Health>

const statusOf = (isFailed: boolean): 'ok' | 'error' => (isFailed ? 'error' : 'ok')

const report = (failed: ReadonlySet<Collection>): Health => {
  const of = (name: Collection) => ({ status: statusOf(failed.has(name)) })
  const status = statusOf(failed.size > 0)
  const isAway = failed.size === collections.length
  const message = isAway ? 'The vector store cannot be reached' : `Cannot be read: ${[...failed].join(', ')}`
  return {
    status,
    components: {
      api: { status: 'ok' },
      vector_store: {
        status,
        collections: { Exercise: of('Exercise'), Competency: of('Competency'), SemanticCluster: of('SemanticCluster') },
        ...(failed.size > 0 && { message }),
      },
    },
  }
}
