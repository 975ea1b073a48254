/** @import { Question, Verdict } from './api.js' */
/** @import { Course, Ends } from './course.js' */
/** @import { Visit } from './door.js' */
/** @import { GivenVerdict } from './verdicts.js' */
import { fetchQuestions, NoAnswer } from './api.js'
import { claimOn, earlierOf, laterOf, titleOf } from './course.js'
import { element } from './element.js'
import { partsOf, quoted, sentenceOf } from './sentence.js'
import { decimal, fill, words } from './words/language.js'

/** So many questions are fetched at once; who cannot answer one gets the next. */
const most = 100

/** @param {Question} question */
const nameOf = ({ tail_id, head_id }) => `${tail_id} ${head_id}`

/**
 * Asks the reader about the pair whose answer helps most.
 * @param {HTMLElement} root
 * @param {(id: number) => void} onSelect
 * @param {(given: GivenVerdict) => void} onVerdict
 */
export const createQuestion = (root, onSelect, onVerdict) => {
  let visits = 0
  /** Pairs that the reader could not answer, by course. @type {Map<number, Set<string>>} */
  const unknown = new Map()
  const focusText = () => root.querySelector('p')?.focus()

  /** @param {Visit} visit @param {Course} course @param {Question} question */
  const ask = (visit, course, question) => {
    /** @param {number} id */
    const name = id =>
      element('button', { type: 'button', class: 'name', click: () => onSelect(id) }, titleOf(course, id))
    const texts = words()
    const { tail_id, head_id } = question
    /** @type {Ends} */
    const required = { tail_id, head_id, relation_type: 'REQUIRES' }
    // Who says yes to what is drawn says yes to its kind.
    const asked = course.relations.find(one => earlierOf(one) === tail_id && laterOf(one) === head_id) ?? required
    const turned = { ...required, tail_id: head_id, head_id: tail_id }
    /** @param {string} text @param {Ends} relation @param {Verdict} verdict */
    const answer = (text, relation, verdict) =>
      element(
        'button',
        {
          type: 'button',
          click: () =>
            onVerdict({
              claim: claimOn(relation),
              verdict,
              sentence: () => sentenceOf(course, relation),
              after: focusText,
            }),
        },
        text,
      )
    const skip = () => {
      const skipped = unknown.get(course.id) ?? new Set()
      unknown.set(course.id, skipped.add(nameOf(question)))
      void show(visit, course).then(focusText)
    }
    const titles = { earlier: quoted(titleOf(course, tail_id)), later: quoted(titleOf(course, head_id)) }
    root.replaceChildren(
      element(
        'p',
        { class: 'sentence', tabindex: -1 },
        ...partsOf(texts.question, { earlier: name(tail_id), later: name(head_id) }),
      ),
      element('p', { class: 'quiet' }, fill(texts.questionHint, { score: decimal(question.score) })),
      element(
        'div',
        { class: 'verdicts', role: 'group', 'aria-label': fill(texts.question, titles) },
        answer(texts.yes, asked, 'ACCEPT'),
        answer(texts.no, asked, 'REJECT'),
        answer(texts.otherWay, turned, 'ACCEPT'),
        element('button', { type: 'button', click: skip }, texts.dontKnow),
      ),
    )
  }

  /** @param {string} text @param {...Node} more */
  const tell = (text, ...more) => root.replaceChildren(element('p', { class: 'quiet', tabindex: -1 }, text), ...more)

  /** @param {Visit} visit @param {Course} course @returns {Promise<void>} */
  const show = async (visit, course) => {
    const mine = ++visits
    const skipped = unknown.get(course.id) ?? new Set()
    try {
      const questions = await fetchQuestions(visit.key, visit.course, most)
      if (mine !== visits) return
      const known = questions.filter(
        ({ tail_id, head_id }) => course.competencies.has(tail_id) && course.competencies.has(head_id),
      )
      const question = known.find(one => !skipped.has(nameOf(one)))
      if (question) return ask(visit, course, question)
      if (known.length === 0) return tell(words().noQuestion)
      const again = () => {
        unknown.delete(course.id)
        void show(visit, course).then(focusText)
      }
      tell(words().allSkipped, element('button', { type: 'button', click: again }, words().askAgain))
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error
      if (mine === visits) tell(words().questionUnknown)
    }
  }
  return { show }
}
