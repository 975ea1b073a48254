import type { Access } from '@kolleg/access'
import type { Server } from '@kolleg/front'
import { type Static, Type } from 'typebox'
import type { Context } from '../../context.ts'
import { etagOf } from '../../front-door/versions.ts'
import { uuid } from '../../schema-parts.ts'
import { atomOf } from './atom.ts'
import { cached, forAMinute } from './cached.ts'
import { readLastChange, readNews, readSitemapPages } from './feed.store.ts'
import { checkCodes, Filters } from './filters.ts'
import { JsonFeed, jsonFeedOf } from './json-feed.ts'
import { keepCounts } from './kept-counts.ts'
import { listOpenJobs, OpenJobs, OpenJobsQuery } from './list.ts'
import type { Feed } from './news.ts'
import { PublicJob, showJob } from './show.ts'
import { siteOf } from './site.ts'
import { robotsOf, sitemapOf } from './sitemap.ts'

const tags = ['jobs']
const adverts: Access = { public: 'adverts are public', object: 'open jobs only' }
const feeds: Access = { public: 'feeds', object: 'open jobs only' }
const feedQuery = Type.Object(
  {
    ...Filters,
    language: Type.Enum(['en', 'de'], {
      default: 'en',
      description: 'Text that exists only in the other language is returned in that language.',
    }),
  },
  { additionalProperties: false },
)
type FeedRequest = { readonly url: string; readonly query: Static<typeof feedQuery> }
const onSend = cached

/** The public routes. */
export const publicJobRoutes = (app: Server, context: Context): void => {
  const { query: db } = context.database
  const keptCounts = keepCounts()

  const feedFor = async ({ url, query }: FeedRequest): Promise<Feed> => {
    await checkCodes(db, query)
    const { language } = query
    const news = await readNews(db, query, language)
    const newest = Math.max(...news.map(({ updatedAt }) => updatedAt.getTime()))
    const updatedAt = news.length > 0 ? new Date(newest) : await readLastChange(db)
    const site = siteOf(context)
    return { site, siteName: context.config.SITE_NAME, address: `${site}${url}`, language, updatedAt, news }
  }

  app.get(
    '/api/jobs',
    {
      onSend,
      config: { access: adverts },
      schema: {
        operationId: 'listOpenJobs',
        summary: 'Find open jobs',
        description:
          'Jobs of active groups that take applications today where the group is. Words are found in titles, ' +
          'descriptions, areas and the names of groups and professors, in English and German.',
        tags,
        querystring: OpenJobsQuery,
        response: { 200: OpenJobs },
      },
    },
    async ({ query }) => listOpenJobs(context, keptCounts, query),
  )
  app.get(
    '/api/jobs/:jobId',
    {
      config: {
        access: {
          public: 'adverts are public',
          object: 'PUBLISHED of an ACTIVE group, else 404; applicants see the version they applied to',
        },
      },
      schema: {
        operationId: 'getPublishedJob',
        summary: 'Read a published job',
        tags,
        params: Type.Object({ jobId: uuid }),
        response: { 200: PublicJob },
      },
    },
    async (request, reply) => {
      const { actor, params } = request
      const job = await showJob(context, actor, params.jobId)
      return reply
        .headers({
          etag: etagOf(job.version),
          vary: 'authorization',
          'cache-control': actor === null ? forAMinute : 'private, no-store',
        })
        .send(job)
    },
  )
  app.get(
    '/api/jobs/feed.json',
    {
      onSend,
      config: { access: feeds },
      schema: {
        operationId: 'getJsonFeed',
        summary: 'The newest open jobs as a JSON Feed',
        tags,
        querystring: feedQuery,
        response: { 200: { content: { 'application/feed+json': { schema: JsonFeed } } } },
      },
    },
    async (request, reply) => {
      const feed = await feedFor(request)
      return reply
        .header('content-language', feed.language)
        .type('application/feed+json; charset=utf-8')
        .send(jsonFeedOf(feed))
    },
  )
  app.get(
    '/api/jobs/feed.atom',
    {
      onSend,
      config: { access: feeds },
      schema: {
        operationId: 'getAtomFeed',
        summary: 'The newest open jobs as an Atom feed',
        tags,
        querystring: feedQuery,
        response: { 200: { content: { 'application/atom+xml': { schema: Type.String() } } } },
      },
    },
    async (request, reply) => {
      const feed = await feedFor(request)
      return reply
        .header('content-language', feed.language)
        .type('application/atom+xml; charset=utf-8')
        .send(atomOf(feed))
    },
  )
  app.get(
    '/sitemap.xml',
    { onSend, config: { access: { public: 'search engines' } }, schema: { hide: true } },
    async (_, reply) =>
      reply.type('application/xml; charset=utf-8').send(sitemapOf(siteOf(context), await readSitemapPages(db))),
  )
  app.get(
    '/robots.txt',
    { onSend, config: { access: { public: 'search engines' } }, schema: { hide: true } },
    async (_, reply) => reply.type('text/plain; charset=utf-8').send(robotsOf(siteOf(context))),
  )
}
