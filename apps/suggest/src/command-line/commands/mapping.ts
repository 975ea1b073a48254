import type { Mapping } from '../../catalogues/requests.ts'
import { type Command, UsageError } from '../command.ts'
import { openService } from '../service/open.ts'
import { printable, say } from '../terminal/say.ts'
import { courseNumber } from './number.ts'

/** Prints for each competency of a course the most similar ones of a catalogue. */
export const mapping: Command = async given => {
  const courseId = courseNumber(given.words[0], 'mapping COURSE')
  if (given.options.catalogue === undefined)
    throw new UsageError('--catalogue NUMBER says which course holds the catalogue.')
  const catalogue = courseNumber(given.options.catalogue, '--catalogue')
  const service = await openService(given)
  try {
    const mappings = await service.mapping(courseId, catalogue)
    if (given.options.json) return say(JSON.stringify({ mappings }, null, 2))
    return say(mappings.map(inWords).join('\n'))
  } finally {
    await service.close()
  }
}

type One = Mapping['mappings'][number]

const inWords = ({ competency_id, title, matches }: One): string =>
  [
    printable(`${competency_id} ${title}${matches.length === 0 ? ': nothing is similar enough' : ''}`),
    ...matches.map(match =>
      printable(`  ${match.score.toFixed(2)}  ${match.title}  ${match.identifier ?? match.competency_id}`),
    ),
  ].join('\n')
