import { Refusal } from '@kolleg/config'
import type { Static } from 'typebox'
import type { Mapping, SaveCatalogueRequest } from '../../catalogues/requests.ts'
import type { Competency } from '../../competencies/competency.ts'
import type { CourseCompetencies, CourseList, NameCourse, SaveRequest } from '../../competencies/requests.ts'
import type { Finding } from '../../course-health/finding.ts'
import type { FeedbackList, FeedbackRequest, NextQuestion } from '../../feedback/requests.ts'
import type { Fault } from '../../front-door/fault.ts'
import type { Relation } from '../../relations/relation.ts'
import { isForPeople, reasonOf } from '../reason.ts'

/** The records that the HTTP API does not list and only the store can read. */
export type Beyond = { readonly exercises: readonly Exercise[]; readonly links: readonly Link[] }
export type Exercise = Competency & { readonly competencies: readonly number[] }
export type TrainedCompetency = Competency & { readonly strength: number; readonly score: number }
export type SuggestedCompetency = Competency & { readonly score: number }
/** What the service says of itself. */
export type Report = { readonly status: 'ok' | 'error'; readonly components: object }
export type CourseTitle = Static<typeof NameCourse>
export type StoredCompetency = CourseCompetencies['competencies'][number]
export type Link = { readonly source_id: number; readonly target_id: number }

/** The suggestion service, in this process or in another one. */
export type Service = {
  report(): Promise<Report>
  courses(): Promise<CourseList['courses']>
  competencies(courseId: number): Promise<readonly Competency[]>
  /** The competencies with what they are called outside. */
  identified(courseId: number): Promise<readonly StoredCompetency[]>
  mapping(courseId: number, catalogue: number): Promise<Mapping['mappings']>
  saveCatalogue(records: SaveCatalogueRequest): Promise<void>
  relations(courseId: number): Promise<readonly Relation[]>
  health(courseId: number): Promise<readonly Finding[]>
  suggest(text: string, courseId: number): Promise<readonly SuggestedCompetency[]>
  suggestForExercise(text: string, courseId: number): Promise<readonly TrainedCompetency[]>
  giveFeedback(feedback: FeedbackRequest): Promise<void>
  feedback(courseId: number): Promise<FeedbackList>
  nextQuestion(courseId: number): Promise<NextQuestion['question']>
  save(records: Omit<SaveRequest, 'operation_type'>): Promise<void>
  nameCourse(name: CourseTitle): Promise<void>
  /** False if one of the competencies does not exist. */
  link(link: Link): Promise<boolean>
  /** Undefined over HTTP. */
  beyond(courseId: number): Promise<Beyond | undefined>
  close(): Promise<void>
}

export type Question = { readonly method: 'GET' | 'POST'; readonly path: string; readonly body?: string }
/** `cause` is set for a failure in this process; another process has it in its log. */
export type Answer = { readonly status: number; readonly text: string; readonly cause?: unknown }
export type Ask = (question: Question) => Promise<Answer>

export const serviceOver = (ask: Ask, rest: Pick<Service, 'beyond' | 'close'>): Service => {
  const get = async (path: string) => answered(await ask({ method: 'GET', path }))
  const post = (path: string, body: object) => ask({ method: 'POST', path, body: JSON.stringify(body) })
  return {
    ...rest,
    report: async () => {
      const answer = await ask({ method: 'GET', path: '/health' })
      const isReport = answer.status === 503 && answer.text.includes('"vector_store"')
      return (isReport ? JSON.parse(answer.text) : answered(answer)) as Report
    },
    courses: async () => ((await get('/course?titles=true')) as CourseList).courses,
    competencies: async courseId => {
      const answer = (await get(`/course/${courseId}/competencies`)) as { competencies: Competency[] }
      return answer.competencies
    },
    identified: async courseId =>
      ((await get(`/course/${courseId}/competencies?identifiers=true`)) as CourseCompetencies).competencies,
    mapping: async (courseId, catalogue) =>
      ((await get(`/course/${courseId}/mapping?catalogue=${catalogue}`)) as Mapping).mappings,
    saveCatalogue: async records => void answered(await post('/catalogue/save', records)),
    relations: async courseId => {
      const answer = (await get(`/competency/relations/suggest/${courseId}?explain=true`)) as { relations: Relation[] }
      return answer.relations
    },
    health: async courseId => ((await get(`/course/${courseId}/health`)) as { findings: Finding[] }).findings,
    suggest: async (description, course_id) => {
      const answer = answered(await post('/competency/suggest?scores=true', { description, course_id }))
      return (answer as { competencies: SuggestedCompetency[] }).competencies
    },
    suggestForExercise: async (text, course_id) => {
      const answer = answered(await post('/exercise/suggest', { text, course_id }))
      return (answer as { competencies: TrainedCompetency[] }).competencies
    },
    giveFeedback: async feedback => void answered(await post('/feedback', feedback)),
    feedback: async courseId => (await get(`/feedback?course_id=${courseId}`)) as FeedbackList,
    nextQuestion: async courseId => ((await get(`/feedback/next?course_id=${courseId}`)) as NextQuestion).question,
    save: async records => void answered(await post('/competency/save', { ...records, operation_type: 'UPDATE' })),
    nameCourse: async name => void answered(await post('/course/title', name)),
    link: async ({ source_id, target_id }) => {
      const ids = { source_competency_id: source_id, target_competency_id: target_id }
      const answer = await post('/competency/map-competency-to-competency', ids)
      if (answer.status === 400) return false
      answered(answer)
      return true
    },
  }
}

/** The service understood the request and refused it. */
export class ServiceRefusal extends Refusal {
  readonly status: number
  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

const answered = ({ status, text, cause }: Answer): unknown => {
  if (status < 300) return JSON.parse(text)
  if (status === 401) throw new Refusal('The service does not accept the key: name one with --key or SUGGEST_KEY.')
  if (status < 500) throw new ServiceRefusal(status, `${detailOf(text)}.`)
  if (cause === undefined) throw new Refusal(`${detailOf(text)} (${status}): the log of the service tells why.`)
  if (isForPeople(cause)) throw cause
  throw new Refusal(`${detailOf(text)} (${reasonOf(cause)}): suggest doctor helps to find out why.`, { cause })
}

const detailOf = (text: string): string => {
  try {
    const { detail } = JSON.parse(text) as { readonly detail: string | readonly Fault[] }
    return typeof detail === 'string' ? detail : detail.map(({ loc, msg }) => `${loc.join('.')}: ${msg}`).join('; ')
  } catch {
    return 'The answer is not one of this service'
  }
}
