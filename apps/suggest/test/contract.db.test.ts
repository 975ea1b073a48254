import { afterAll, beforeAll, vi } from 'vitest'
import { authenticationChapter } from './contract/authentication.ts'
import { cataloguesChapter } from './contract/catalogues.ts'
import { courseHealthChapter } from './contract/course-health.ts'
import { coursesChapter } from './contract/courses.ts'
import { documentationChapter } from './contract/documentation.ts'
import { errorsChapter } from './contract/errors.ts'
import { exerciseChapter } from './contract/exercise.ts'
import { feedbackChapter } from './contract/feedback.ts'
import { healthChapter } from './contract/health.ts'
import { mappingChapter } from './contract/mapping.ts'
import { relationsChapter } from './contract/relations.ts'
import { saveChapter } from './contract/save.ts'
import { suggestChapter } from './contract/suggest.ts'
import { validationChapter } from './contract/validation.ts'
import { api, type Service, startService } from './service.ts'

/** Tests the contract chapter by chapter over HTTP, against one service. */
let running: Service
beforeAll(async () => {
  running = await startService()
  // The first answer of a store that has just begun may take longer on a busy machine than health waits.
  await vi.waitUntil(async () => (await running.ask('GET', `${api}/health/`)).status === 200, { timeout: 20_000 })
})
afterAll(() => running.close())
const service = (): Service => running

healthChapter(service)
suggestChapter(service)
saveChapter(service)
mappingChapter(service)
coursesChapter(service)
relationsChapter(service)
courseHealthChapter(service)
feedbackChapter(service)
exerciseChapter(service)
cataloguesChapter(service)
authenticationChapter(service)
errorsChapter(service)
validationChapter(service)
documentationChapter(service)
