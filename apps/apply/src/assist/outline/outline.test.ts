import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleanHtml } from '../../html/clean.ts'
import { languages } from '../../text/language.ts'
import { checkPosting } from '../check/check.ts'
import type { JobFacts } from '../facts.ts'
import { outline } from './outline.ts'

const label = { en: 'Computer science', de: 'Informatik' }
const facts: JobFacts = {
  title: 'Doctoral candidate in data engineering',
  group: { name: 'Data Engineering', city: 'Garching', website: 'https://data.example', email: 'office@data.example' },
  researchArea: 'query optimisation',
  subjectArea: label,
  location: { en: 'Garching', de: 'Garching' },
  fundingType: { en: 'Fully funded', de: 'Vollständig finanziert' },
  salaryGrade: { en: 'TV-L E13', de: 'TV-L E13' },
  startDate: '2027-10-01',
  startDateByArrangement: true,
  workloadPercent: 75,
  contractMonths: 36,
  referenceLettersRequired: 2,
  suitableForDisabled: true,
  notes: '- Build a query planner\n• Teach one seminar a year',
}
const bare: JobFacts = {
  ...facts,
  group: { name: 'G', city: '', website: '', email: '' },
  researchArea: '',
  subjectArea: null,
  location: null,
  fundingType: null,
  salaryGrade: null,
  startDate: null,
  startDateByArrangement: false,
  workloadPercent: null,
  contractMonths: null,
  referenceLettersRequired: 0,
  suitableForDisabled: false,
  notes: '',
}

test.each(languages)('the template of a full form reads well in %s', async language => {
  await expect(`${outline(facts, language).join('')}\n`).toMatchFileSnapshot(`./snapshots/full.${language}.html`)
})

test.each(languages)('an empty form gives a structure without invented facts in %s', async language => {
  const draft = outline(bare, language).join('')
  expect(draft).not.toMatch(/%|\d{3}|E13|null|undefined|NaN/)
  await expect(`${draft}\n`).toMatchFileSnapshot(`./snapshots/bare.${language}.html`)
})

test('a single letter is not written as a plural, and full working hours have a name', () => {
  const one = { ...facts, referenceLettersRequired: 1, workloadPercent: 100 }
  const [english, german] = [outline(one, 'en').join(''), outline(one, 'de').join('')]
  expect(english).toContain('<li>Full-time</li>')
  expect(english).toContain('We ask for a letter of reference; you name the referee in')
  expect(german).toContain('<li>Vollzeit</li>')
  expect(german).toContain('Wir bitten um ein Empfehlungsschreiben; wer es schreibt, nennen')
})

test('the template passes our own check of postings', () => {
  const [descriptionEn, descriptionDe] = [outline(facts, 'en').join(''), outline(facts, 'de').join('')]
  expect(
    checkPosting({ descriptionEn, descriptionDe, title: facts.title, applicationDeadline: '2027-08-31' }, 'en'),
  ).toEqual([])
})

test('the template is HTML that needs no cleaning, whatever the form says', () => {
  const text = fc.oneof(fc.string(), fc.constantFrom('<script>x</script>', '</li></ul><h1>', '&', '"', "'", '\r\n- \n'))
  fc.assert(
    fc.property(fc.constantFrom(...languages), text, text, text, (language, name, researchArea, notes) => {
      const draft = outline({ ...facts, group: { ...facts.group, name }, researchArea, notes }, language).join('')
      const tags = draft.match(/<[^>]*>/g) ?? []
      expect(tags.every(tag => /^<\/?(h3|p|ul|li)>$/.test(tag))).toBe(true)
      expect(cleanHtml(draft).match(/<[^>]*>/g)).toEqual(tags)
    }),
  )
})
