/** @import { Verdict } from './api.js' */
/** @import { Course, Relation } from './course.js' */
/** @import { Visit } from './door.js' */
import { fetchCompetencies, fetchRelations, giveFeedback, NoAnswer } from './api.js'
import { courseOf } from './course.js'
import { offerCourses, titleOfCourse } from './courses.js'
import { bringIntoView, showDetails } from './details.js'
import { refuseKey, remember, showDoor, startDoor } from './door.js'
import { byId, element } from './element.js'
import { createGraphPanel } from './graph-panel.js'
import { createHealth } from './health.js'
import { chosenTypes, showLegend } from './legend.js'
import { listCompetencies, listRelations } from './lists.js'
import { createRanking } from './ranking.js'
import { sentenceOf } from './sentence.js'
import { showTabs } from './tabs.js'
import { troubleNotice } from './trouble.js'
import { fill, startLanguage, words } from './words/language.js'

const blank = byId('blank')
const status = byId('status')

function welcome() {
  return [element('h2', {}, words().welcome), element('p', {}, words().welcomeNext)]
}

/** @type {{ readonly visit: Visit, readonly course: Course } | undefined} */
let open
/** What fills the page while no course is open, in the current language. @type {() => (Node | string)[]} */
let blankText = welcome
/** The current activity, in the current language. */
let statusText = () => ''
/** @type {number | undefined} */
let selected
let visits = 0

/** @param {number | undefined} id @param {boolean} [bring] whether the graph should move there */
const select = (id, bring = false) => {
  mark(id, bring)
  if (id !== undefined) bringIntoView(byId('details'))
}
/** @param {number | undefined} id @param {boolean} bring */
const mark = (id, bring) => {
  selected = id
  panel.select(id, bring)
  if (open) showDetails(byId('details'), open.course, id, actions)
}
const bring = (/** @type {number} */ id) => select(id, true)
const panel = createGraphPanel(select)
const health = createHealth(byId('view-health'), bring)
const ranking = createRanking(byId('ranking'), bring)
const actions = { select: bring, point: panel.point, around: panel.around }

const showRelations = () => {
  if (!open) return
  panel.filter()
  listRelations(
    byId('view-relations'),
    open.course,
    chosenTypes(),
    bring,
    (relation, verdict) => void judge(relation, verdict),
  )
}

const showCourse = () => {
  byId('course').hidden = !open
  blank.hidden = open !== undefined
  blank.replaceChildren(...blankText())
  if (!open) return
  const { course, visit } = open
  byId('course-title').textContent = [fill(words().courseTitle, { course: course.id }), titleOfCourse(course.id) ?? '']
    .filter(Boolean)
    .join(': ')
  showTabs({
    graph: undefined,
    relations: course.relations.length,
    competencies: course.competencies.size,
    health: undefined,
  })
  void health.show(visit)
  showLegend(course, showRelations)
  showRelations()
  listCompetencies(byId('view-competencies'), course, bring)
  ranking.show(visit)
  void panel.show(course)
  mark(selected, false)
}

/**
 * Accepts or rejects a relation in one stroke, and offers to take it back.
 * @param {Relation} relation
 * @param {Verdict} verdict
 */
const judge = async (relation, verdict) => {
  if (!open) return
  const { visit } = open
  try {
    await giveFeedback(visit.key, visit.course, relation, verdict)
    await enter(visit)
    if (verdict === 'WITHDRAW') return
    const text = fill(verdict === 'ACCEPT' ? words().accepted : words().rejected, {
      relation: sentenceOf(open.course, relation),
    })
    const undo = element('button', { type: 'button', click: () => void judge(relation, 'WITHDRAW') }, words().undo)
    status.replaceChildren(`${text} `, undo)
    undo.focus()
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error
    showTrouble(visit, error)
  }
}

/** @param {() => (Node | string)[]} text */
const showBlank = text => {
  open = undefined
  blankText = text
  say(() => '')
  showCourse()
}

/** @param {() => string} text */
const say = text => {
  statusText = text
  status.textContent = text()
}

/** @param {Visit} visit @param {NoAnswer} error */
const showTrouble = (visit, error) => {
  if (error.trouble !== 'key') return showBlank(() => troubleNotice(error, () => void enter(visit)))
  // A course that was opened with another key stays open.
  if (open) say(openedText(open.course))
  else showBlank(welcome)
  refuseKey()
}

/** @param {Course} course */
const openedText = course => () =>
  fill(words().opened, {
    course: course.id,
    competencies: course.competencies.size,
    relations: course.relations.length,
  })

/** @param {Visit} visit */
const enter = async visit => {
  const mine = ++visits
  say(() => fill(words().loading, { course: visit.course }))
  try {
    const competencies = await fetchCompetencies(visit.key, visit.course)
    const related = competencies.length === 0 ? [] : await fetchRelations(visit.key, visit.course).catch(troubleOf)
    if (titleOfCourse(visit.course) === undefined) await offerCourses(visit.key)
    if (mine !== visits) return
    remember(visit)
    if (competencies.length === 0) return showBlank(() => emptyCourse(visit.course))
    if (open?.course.id !== visit.course) selected = undefined
    open = { visit, course: courseOf(visit.course, competencies, related instanceof NoAnswer ? [] : related) }
    showCourse()
    showRelationTrouble(visit, related instanceof NoAnswer ? related : undefined)
    say(openedText(open.course))
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error
    if (mine === visits) showTrouble(visit, error)
  }
}

/** Competencies are worth showing even without their relations. @param {unknown} error @returns {NoAnswer} */
const troubleOf = error => {
  if (error instanceof NoAnswer) return error
  throw error
}

/** @param {Visit} visit @param {NoAnswer | undefined} error */
const showRelationTrouble = (visit, error) => {
  const place = byId('related-error')
  place.hidden = error === undefined
  place.replaceChildren(...(error ? troubleNotice(error, () => void enter(visit)) : []))
}

/** @param {number} course */
const emptyCourse = course => [
  element('h2', {}, fill(words().empty, { course })),
  element('p', {}, words().emptyNext),
  element('code', {}, `npm run suggest -- import course.csv --course=${course}`),
]

const leave = () => {
  visits += 1
  showBlank(welcome)
}

startLanguage(() => {
  status.textContent = statusText()
  showDoor()
  showCourse()
})
showCourse()
startDoor(visit => void enter(visit), leave)
