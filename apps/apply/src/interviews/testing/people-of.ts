import type { Someone } from '../../../test/house/cast.ts'
import type { Reply } from './setting.ts'

export const peopleOf = (processId: string) => `/api/interviews/processes/${processId}/interviewees`

/** The number of assessments of each interviewee that this person may see. */
export const countsFor = async (who: Someone, processId: string) =>
  ((await who.get(peopleOf(processId))).body['items'] as readonly Reply[]).map(item => item['assessments'])
