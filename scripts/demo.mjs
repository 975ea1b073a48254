// Saves two small demo courses in a new suggest service, through its API.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './setup.mjs'

/** Does nothing if one of the demo courses exists, so that edited courses stay as they are. */
export const saveDemoCourses = async (address, key) => {
  const ask = async (path, sent) => {
    const headers = { authorization: key, 'content-type': 'application/json' }
    const post = sent && { method: 'POST', body: JSON.stringify(sent) }
    const answer = await fetch(`${address}/api/v1${path}`, { headers, ...post })
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
    return answer.json()
  }
  for (const course of JSON.parse(readFileSync(join(root, 'apps', 'suggest', 'demo', 'courses.json'), 'utf8'))) {
    const { competencies } = await ask(`/course/${course.course_id}/competencies`)
    if (competencies.length > 0) continue
    const save = records => ask('/competency/save', { operation_type: 'UPDATE', ...records })
    await save({ competencies: course.competencies })
    for (const exercise of course.exercises) await save({ exercise })
    await ask('/course/title', { course_id: course.course_id, title: course.title })
  }
}
