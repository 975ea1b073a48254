import { type Static, Type } from 'typebox'
import type { News } from './feed.store.ts'
import { contentOf, feedTitle, summaryOf } from './news.ts'
import { pageOfJob } from './site.ts'

const text = Type.String()

export const JsonFeed = Type.Object(
  {
    version: text,
    title: text,
    home_page_url: text,
    feed_url: text,
    items: Type.Array(
      Type.Object({
        id: text,
        url: text,
        title: text,
        content_html: text,
        summary: text,
        date_published: text,
        date_modified: text,
        authors: Type.Array(Type.Object({ name: text })),
        tags: Type.Array(text),
      }),
    ),
  },
  { title: 'JsonFeed' },
)

/** The newest jobs as a JSON Feed 1.1. */
export const jsonFeedOf = (site: string, address: string, news: readonly News[]): Static<typeof JsonFeed> => ({
  version: 'https://jsonfeed.org/version/1.1',
  title: feedTitle,
  home_page_url: `${site}/positions`,
  feed_url: address,
  items: news.map(item => ({
    id: `urn:uuid:${item.jobId}`,
    url: pageOfJob(site, item.jobId),
    title: item.title,
    content_html: contentOf(item),
    summary: summaryOf(item),
    date_published: item.publishedAt.toISOString(),
    date_modified: item.updatedAt.toISOString(),
    authors: [{ name: item.researchGroupName }],
    tags: [item.subjectArea],
  })),
})
