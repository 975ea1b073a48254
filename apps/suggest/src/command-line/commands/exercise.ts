import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { text as readAll } from 'node:stream/consumers'
import { Refusal } from '@kolleg/config'
import { decimal } from '../../relations/judging/explain.ts'
import type { Command, Given } from '../command.ts'
import { openService } from '../service/open.ts'
import { printable, say } from '../terminal/say.ts'
import { courseNumber } from './number.ts'

/** Prints which competencies of a course the exercise in a file trains. */
export const exercise: Command = async given => {
  const courseId = courseNumber(given.words[0], 'exercise COURSE')
  const text = await textOf(given)
  const service = await openService(given)
  try {
    const found = await service.suggestForExercise(text, courseId)
    if (given.options.json) return say(JSON.stringify({ competencies: found }, null, 2))
    if (found.length === 0) return say('It seems to train nothing of this course.')
    return say(
      found
        .map(({ id, title, strength, score }) =>
          printable(`${strength.toFixed(1)}  ${title.trim() || `#${id}`} (${decimal.format(score)})`),
        )
        .join('\n'),
    )
  } finally {
    await service.close()
  }
}

const textOf = async ({ words: [, file = '-'], environment }: Given): Promise<string> => {
  if (file === '-') return readAll(process.stdin)
  try {
    return await readFile(resolve(environment['INIT_CWD'] ?? '.', file), 'utf8')
  } catch (cause) {
    throw new Refusal(`${file} cannot be read.`, { cause })
  }
}
