/** @import { Verdict } from './api.js' */
/** @import { Course, Relation } from './course.js' */
/** @import { Visit } from './door.js' */
/** @import { GivenVerdict } from './verdicts.js' */
import { fetchCompetencies, fetchRejected, fetchRelations, giveFeedback, NoAnswer } from './api.js'
import { claimOn, courseOf } from './course.js'
import { offerCourses, titleOfCourse } from './courses.js'
import { bringIntoView, showDetails } from './details.js'
import { refuseKey, remember, showDoor, startDoor } from './door.js'
import { byId, element } from './element.js'
import { createGraphPanel } from './graph-panel.js'
import { createHealth } from './health.js'
import { chosenTypes, showLegend } from './legend.js'
import { listCompetencies, listRelations } from './lists.js'
import { createQuestion } from './question.js'
import { createRanking } from './ranking.js'
import { hush, sayAgain, say as sayBelow } from './said.js'
import { sentenceOf } from './sentence.js'
import { showTabs } from './tabs.js'
import { troubleNotice, troubleText } from './trouble.js'
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
const giveVerdictInGraph = (/** @type {Relation} */ relation, /** @type {Verdict} */ verdict) => {
  if (!open) return
  const { course } = open
  void giveVerdict({
    claim: claimOn(relation),
    verdict,
    sentence: () => sentenceOf(course, relation),
    after: () => panel.focusOn(relation),
  })
}
const panel = createGraphPanel(select, giveVerdictInGraph)
const onVerdict = (/** @type {GivenVerdict} */ given) => void giveVerdict(given)
const health = createHealth(byId('view-health'), bring, onVerdict)
const question = createQuestion(byId('question'), bring, onVerdict)
const ranking = createRanking(byId('ranking'), bring)
const actions = { select: bring, point: panel.point, around: panel.around }

const showRelations = () => {
  if (!open) return
  panel.filter()
  listRelations(byId('view-relations'), open.course, chosenTypes(), bring, onVerdict)
}

/** Shows the open course; resolves once all of it is there. */
const showCourse = async () => {
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
  showLegend(course, showRelations)
  showRelations()
  listCompetencies(byId('view-competencies'), course, bring)
  ranking.show(visit)
  mark(selected, false)
  await Promise.all([health.show(visit, course), question.show(visit, course), panel.show(course)])
}

/**
 * Keeps a verdict in one stroke, and offers to take it back.
 * @param {GivenVerdict} given
 * @param {boolean} [isUndo]
 */
const giveVerdict = async (given, isUndo = false) => {
  if (!open) return
  const { visit } = open
  const { claim, verdict, sentence, after } = given
  /** @type {(() => void) | undefined} */
  let undo
  hush()
  try {
    await giveFeedback(visit.key, visit.course, claim, verdict)
    if (verdict !== 'WITHDRAW') undo = () => void giveVerdict({ ...given, verdict: 'WITHDRAW' }, true)
    if (open?.visit !== visit) return
    const mine = ++visits
    const course = await load(visit)
    if (mine !== visits) return
    open = { visit, course }
    await showCourse()
    if (mine !== visits) return
    after(isUndo)
    say(openedText(course))
    sayBelow(() => fill(words().said[verdict], { what: sentence() }), undo)
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error
    // A verdict that was kept can be taken back, also if the course could not be read after it.
    sayBelow(() => (error.status === 400 ? words().circle : troubleText(error)), undo)
  }
}

/** @param {() => (Node | string)[]} text */
const showBlank = text => {
  open = undefined
  blankText = text
  say(() => '')
  hush()
  void showCourse()
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

/** Loads a course without its relations if the service cannot say them. @param {Visit} visit */
const load = async visit => {
  const competencies = await fetchCompetencies(visit.key, visit.course)
  const isEmpty = competencies.length === 0
  const related = isEmpty ? [] : await fetchRelations(visit.key, visit.course).catch(troubleOf)
  const rejected = isEmpty ? [] : await fetchRejected(visit.key, visit.course).catch(troubleOf)
  const trouble = [related, rejected].find(answer => answer instanceof NoAnswer)
  showRelationTrouble(visit, trouble)
  return courseOf(
    visit.course,
    competencies,
    related instanceof NoAnswer ? [] : related,
    rejected instanceof NoAnswer ? [] : rejected,
  )
}

/** @param {Visit} visit */
const enter = async visit => {
  const mine = ++visits
  say(() => fill(words().loading, { course: visit.course }))
  hush()
  try {
    const course = await load(visit)
    if (titleOfCourse(visit.course) === undefined) await offerCourses(visit.key)
    if (mine !== visits) return
    remember(visit)
    if (course.competencies.size === 0) return showBlank(() => emptyCourse(visit.course))
    if (open?.course.id !== visit.course) selected = undefined
    open = { visit, course }
    void showCourse()
    say(openedText(course))
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
  sayAgain()
  void showCourse()
})
void showCourse()
startDoor(visit => void enter(visit), leave)
