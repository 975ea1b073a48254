import { type Environment, Refusal } from '@kolleg/config'
import type { Config } from '../../config.ts'
import { addressOf, isAnswering, keyOf, serviceThere } from '../service/there.ts'
import { type Finding, well, wrong } from './finding.ts'

/** Checks an embedded store that another process has locked: through the running service, if that is the process. */
export const checkLockedStore = async (config: Config, environment: Environment, holding: string): Promise<Finding> => {
  const address = addressOf(config)
  if (!(await isAnswering(address)))
    return wrong(
      'store',
      `${holding}\nNothing of the service answers at ${address}: set HOST and PORT as it has them, or look what that process is.`,
    )
  try {
    const courses = await serviceThere(address, await keyOf(config, environment)).courses()
    const competencies = courses.reduce((sum, course) => sum + course.competencies, 0)
    const contents = `courses: ${courses.length}, competencies: ${competencies}`
    return well('store', `held by the service, which is running; asked through it: ${contents}`)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return wrong('store', `held by the service, which is running but does not tell of it: ${error.message}`)
  }
}
