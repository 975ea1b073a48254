import type { Fact, Posting } from './finding.ts'
import { mask } from './mask.ts'

/** How a text may state a fact that the form does not. */
const said: Readonly<Record<Fact, RegExp>> = {
  applicationDeadline:
    /\b(deadline|apply by|apply until|applications? (?:by|until)|bewerbungsfrist|bewerbungsschluss|bewerb\w* (?:\w+ ){0,3}bis (?:zum )?\d)/i,
  salaryGrade: /\b(tv-?l|tvöd|e ?1[0-5]|stipend\w*|scholarship|stipendium|salary|vergütung|entgeltgruppe)\b/i,
  contractMonths: /\b(\d+ (?:months|years|monate|jahre)|(?:limited|fixed-term|permanent|befristet|unbefristet)\w*)/i,
  contact: /[^\s@]{1,64}@[^\s@.]{1,63}(?:\.[^\s@.]{1,63}){1,6}|\+\d[\d ()/-]{6,20}\d/,
}

/** The facts that neither the form nor a text of the posting states. */
export const missingFacts = (posting: Posting): readonly Fact[] => {
  const html = `${posting.descriptionEn ?? ''}\n${posting.descriptionDe ?? ''}`
  const text = mask(html)
  const filled: Readonly<Record<Fact, boolean>> = {
    applicationDeadline: Boolean(posting.applicationDeadline),
    salaryGrade: Boolean(posting.salaryGrade),
    contractMonths: typeof posting.contractMonths === 'number',
    contact: /href="mailto:[^"]+@/i.test(html),
  }
  return (Object.keys(said) as Fact[]).filter(fact => !filled[fact] && !said[fact].test(text))
}
