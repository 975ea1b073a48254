import type { PageReplies } from './page-replies.ts'
import type { Words } from './words.ts'

/** The title and metadata, for the tab, search results and link previews. */
export type Head = { readonly title: string; readonly description: string }

export const headOf = ({ app, start, jobs, groups }: Words, { page, given }: PageReplies): Head => {
  if (page === 'landing') return { title: start('title'), description: start('lead') }
  if (page === 'positions') return { title: jobs('list.title'), description: jobs('list.lead') }
  if (page === 'advert') {
    const { title, researchGroupName } = given.job
    return { title, description: researchGroupName }
  }
  if (page === 'group') {
    const { name } = given.group
    return { title: name, description: groups('page.summary', { name }) }
  }
  if (page === 'away') return { title: app('away.title'), description: app('away.text') }
  return { title: start(`${page}.title`), description: start(`${page}.summary`) }
}
