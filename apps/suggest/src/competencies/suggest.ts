import type { Context } from '../context.ts'
import { rank } from '../courses/rank.ts'
import { Refused } from '../front-door/fault.ts'
import { plainText } from '../words/plain-text.ts'

type Asked = { readonly description: string; readonly course_id: number }

/** The reply's bytes: the course's competencies that are similar enough, most similar first. */
export const suggest = async (
  { courses, embedder, config }: Context,
  { description, course_id }: Asked,
  withScores: boolean,
): Promise<string> => {
  const text = plainText(description) || description.trim()
  if (text === '') throw new Refused(400, 'Invalid input: description cannot be empty')
  const [[vector], course] = await Promise.all([embedder.embed([text], { as: 'query' }), courses.get(course_id)])
  if (!vector) throw new Error('The embedder gave no vector.')
  const threshold = config.SUGGEST_THRESHOLD ?? embedder.threshold
  const matches = rank(course, vector, threshold, config.SUGGEST_LIMIT)
  const answers = matches.map(({ row, score }) => {
    const answer = course.answers[row] ?? ''
    return withScores ? `${answer.slice(0, -1)},"score":${score}}` : answer
  })
  return `{"competencies":[${answers.join(',')}]}`
}
