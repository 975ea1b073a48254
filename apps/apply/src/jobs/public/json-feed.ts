import { type Static, Type } from 'typebox'
import { addressOf } from '../../site/address.ts'
import { type Feed, feedTitle } from './news.ts'
import { pageOfJob } from './site.ts'

const text = Type.String()

export const JsonFeed = Type.Object(
  {
    version: text,
    title: text,
    home_page_url: text,
    feed_url: text,
    language: text,
    items: Type.Array(
      Type.Object(
        {
          id: text,
          url: text,
          title: text,
          content_html: text,
          summary: text,
          date_published: text,
          date_modified: text,
          authors: Type.Array(Type.Object({ name: text }, { title: 'JsonFeedAuthor' })),
          tags: Type.Array(text),
          language: text,
        },
        { title: 'JsonFeedItem' },
      ),
    ),
  },
  { title: 'JsonFeed' },
)

/** The newest jobs as a JSON Feed 1.1. */
export const jsonFeedOf = (feed: Feed): Static<typeof JsonFeed> => ({
  version: 'https://jsonfeed.org/version/1.1',
  title: feedTitle(feed),
  home_page_url: addressOf(feed.site, '/positions', feed.language),
  feed_url: feed.address,
  language: feed.language,
  items: feed.news.map(item => ({
    id: `urn:uuid:${item.jobId}`,
    url: pageOfJob(feed.site, item.jobId, feed.language),
    title: item.title,
    content_html: item.description,
    summary: item.excerpt,
    date_published: item.publishedAt.toISOString(),
    date_modified: item.updatedAt.toISOString(),
    authors: [{ name: item.researchGroupName }],
    tags: [item.subjectArea],
    language: item.language,
  })),
})
