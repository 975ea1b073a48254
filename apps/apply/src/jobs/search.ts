import { type QueryExecutorProvider, type RawBuilder, sql } from 'kysely'

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

/** What is called so. */
type Names = {
  readonly groups: readonly string[]
  readonly professors: readonly string[]
  readonly areas: readonly string[]
}

/**
 * Names are looked up where they stand, so that a new one counts at once. This is done before the search, because the
 * database plans well for what it knows: no name, or few.
 */
const namesOf = async (db: QueryExecutorProvider, forms: readonly RawBuilder<unknown>[]): Promise<readonly Names[]> => {
  const each = forms.map(
    form => sql`json_build_object(
      'groups', array(select research_group_id from research_group where stems @@ ${form}),
      'professors', array(select user_id from person where stems @@ ${form}
        and exists (select from job where supervising_professor_id = user_id)),
      'areas', array(select code from subject_area where stems @@ ${form}))`,
  )
  const { rows } = await sql<{ names: readonly Names[] }>`select json_build_array(${sql.join(each)}) as names`.execute(
    db,
  )
  return rows[0]?.names ?? []
}

const isAmong = (column: string, values: readonly string[]): readonly RawBuilder<boolean>[] =>
  values.length === 0 ? [] : [sql`${sql.ref(column)} = any(${values})`]

/** The group, the professor or the subject area of the job `j` is called so. */
const isNamed = ({ groups, professors, areas }: Names): readonly RawBuilder<boolean>[] => [
  ...isAmong('j.research_group_id', groups),
  ...isAmong('j.supervising_professor_id', professors),
  ...isAmong('j.subject_area', areas),
]

const anyOf = (conditions: readonly RawBuilder<boolean>[]): RawBuilder<boolean> =>
  conditions.length === 0 ? sql`false` : sql`(${sql.join(conditions, sql` or `)})`

export type Search = {
  readonly condition: RawBuilder<boolean>
  /** Higher for a job whose title has the words, or whose names do. */
  readonly relevance: RawBuilder<number>
}

/** Every word has to stand somewhere: in what the job says, or in a name. Blank means everything, signs alone nothing. */
export const searchFor = async (db: QueryExecutorProvider, query: string | undefined): Promise<Search> => {
  const words = wordsOf(query ?? '')
  if (words.length === 0) return { condition: query?.trim() ? sql`false` : sql`true`, relevance: sql`0` }
  const forms = words.map((word, index) => anyForm(word, index === words.length - 1))
  const names = (await namesOf(db, forms)).map(isNamed)
  const found = forms.map((form, index) => anyOf([sql`j.stems @@ ${form}`, ...(names[index] ?? [])]))
  const worth = forms.map(
    (form, index) => sql`case when j.title_stems @@ ${form} then 4 when ${anyOf(names[index] ?? [])} then 2 else 1 end`,
  )
  return { condition: sql`(${sql.join(found, sql` and `)})`, relevance: sql`(${sql.join(worth, sql` + `)})` }
}
