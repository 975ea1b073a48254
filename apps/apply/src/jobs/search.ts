import { type RawBuilder, sql } from 'kysely'

const mostWords = 10

/** The words of what someone typed, in the form in which they are searched for. */
export const wordsOf = (query: string): readonly string[] =>
  query
    .normalize()
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean)
    .slice(0, mostWords)

/** A word in any of its forms, in English or German; the last one may be the beginning of a word that is being typed. */
const anyForm = (word: string, isLast: boolean): RawBuilder<unknown> =>
  sql`(to_tsquery('pg_catalog.simple', ${isLast && word.length > 1 ? `${word}:*` : word})
    || plainto_tsquery('pg_catalog.english', ${word}) || plainto_tsquery('pg_catalog.german', ${word}))`

/** The group, the professor or the subject area of the job `j` is called so. */
const isNamed = (form: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql`(j.research_group_id = any(array(select research_group_id from research_group where stems @@ ${form}))
    or j.supervising_professor_id = any(array(select user_id from person where stems @@ ${form}))
    or j.subject_area = any(array(select code from subject_area where stems @@ ${form})))`

export type Search = {
  readonly condition: RawBuilder<boolean>
  /** Higher for a job whose title has the words, or whose names do. */
  readonly relevance: RawBuilder<number>
}

/** Every word has to stand somewhere: in what the job says, or in a name. Blank means everything, signs alone nothing. */
export const searchFor = (query: string | undefined): Search => {
  const words = wordsOf(query ?? '')
  if (words.length === 0) return { condition: query?.trim() ? sql`false` : sql`true`, relevance: sql`0` }
  const forms = words.map((word, index) => anyForm(word, index === words.length - 1))
  const found = forms.map(form => sql`(j.stems @@ ${form} or ${isNamed(form)})`)
  const worth = forms.map(
    form => sql`case when j.title_stems @@ ${form} then 4 when ${isNamed(form)} then 2 else 1 end`,
  )
  return { condition: sql`(${sql.join(found, sql` and `)})`, relevance: sql`(${sql.join(worth, sql` + `)})` }
}
