/** @import { Finding, Verdict } from './api.js' */
/** @import { Claim, Course } from './course.js' */
/** @import { Visit } from './door.js' */
/** @import { Told } from './findings.js' */
/** @import { GivenVerdict } from './verdicts.js' */
import { fetchHealth, NoAnswer } from './api.js'
import { nameOfClaim } from './course.js'
import { element } from './element.js'
import { tellFindings } from './findings.js'
import { moveOnFrom, verdictButtons } from './verdicts.js'
import { words } from './words/language.js'

/**
 * The list of what should be looked at in a course, by kind.
 * @param {HTMLElement} root
 * @param {(id: number) => void} onSelect
 * @param {(given: GivenVerdict) => void} onVerdict
 */
export const createHealth = (root, onSelect, onVerdict) => {
  let visits = 0

  /** @param {Told} told */
  const row = ({ evidence, step, question }) => {
    /** @param {Claim} claim @param {Verdict} verdict */
    const giveVerdict = (claim, verdict) =>
      onVerdict({
        claim,
        verdict,
        sentence: () => question?.sentence() ?? '',
        after: moveOnFrom(root, claim),
      })
    return element(
      'li',
      { class: 'finding', ...(question && { 'data-claim': nameOfClaim(question.claim) }) },
      element('p', {}, ...evidence),
      element('p', { class: 'quiet' }, ...step),
      ...(question ? [verdictButtons(question, giveVerdict)] : []),
    )
  }

  /** @param {Course} course @param {readonly Finding[]} findings @param {ReadonlyMap<number, string>} exercises */
  const listed = (course, findings, exercises) => {
    const tell = tellFindings(course, exercises, onSelect)
    const kinds = new Map(Object.entries(words().findings))
    return [...Map.groupBy(findings, ({ kind }) => kind)].flatMap(([kind, some]) => {
      const told = some.flatMap(finding => tell(finding) ?? [])
      if (told.length === 0) return []
      const heading = `${kinds.get(kind) ?? kind} (${told.length})`
      return [
        element('h3', { class: 'kind-of-finding' }, heading),
        element('ul', { class: 'list', 'aria-label': heading }, ...told.map(row)),
      ]
    })
  }

  return {
    /** @param {Visit} visit @param {Course} course */
    show: async ({ key, course: id }, course) => {
      const mine = ++visits
      try {
        const { findings, exercises } = await fetchHealth(key, id)
        if (mine !== visits) return
        const titles = new Map(exercises.map(({ id: exercise, title }) => [exercise, title]))
        const shown = listed(course, findings, titles)
        root.replaceChildren(...(shown.length === 0 ? [element('p', { class: 'blank' }, words().healthy)] : shown))
      } catch (error) {
        if (!(error instanceof NoAnswer)) throw error
        if (mine === visits) root.replaceChildren(element('p', { class: 'blank' }, words()[troubleOf(error)]))
      }
    },
  }
}

/** @param {NoAnswer} error */
const troubleOf = ({ trouble }) => (trouble === 'away' ? 'away' : 'healthUnknown')
