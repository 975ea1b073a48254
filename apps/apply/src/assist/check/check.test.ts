import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkPosting } from './check.ts'
import { textFields } from './finding.ts'
import { english } from './words/english.ts'
import { german } from './words/german.ts'

const complete = {
  applicationDeadline: '2027-08-31',
  salaryGrade: 'E13',
  contractMonths: 36,
  descriptionEn: '<p>Write to <a href="mailto:office@data.example">us</a>.</p>',
}
const found = (field: 'title' | 'descriptionEn' | 'descriptionDe', text: string) =>
  checkPosting({ ...complete, [field]: text }, 'en')
    .filter(({ rule }) => rule !== 'MISSING')
    .map(({ rule, quote, suggestion }) => [rule, quote, suggestion] as const)

const missing = (posting: Parameters<typeof checkPosting>[0]) => checkPosting(posting, 'en').map(({ field }) => field)

test('a good posting has no finding', () => {
  const descriptionDe = '<p>Wir suchen Studierende und Promovierende. Bewerben Sie sich gern.</p>'
  expect(checkPosting({ ...complete, title: 'Doktorand:in in Datentechnik (m/w/d)', descriptionDe }, 'de')).toEqual([])
})

test.each([
  ['an aggressive approach', 'GENDER_CODED', 'aggressive'],
  ['We look for a Rock  Star.', 'GENDER_CODED', 'Rock  Star'],
  ['The candidate presents his work', 'GENDERED_NAME', 'his'],
  ['whether she or he joins', 'GENDERED_NAME', 'she or he'],
  ['two man-months of work', 'GENDERED_NAME', 'man-months'],
  ['our young and dynamic team', 'AGE', 'young and dynamic'],
  ['applicants under 35 years', 'AGE', 'under 35 years'],
  ['English native speakers', 'ORIGIN', 'native speakers'],
])('“%s” is noticed in English', (text, rule, quote) => {
  expect(found('descriptionEn', `<p>${text}</p>`)).toEqual([[rule, quote, expect.stringMatching(/\w/)]])
})

test.each([
  ['Sie sind durchsetzungsstark', 'GENDER_CODED', 'durchsetzungsstark'],
  ['Wir suchen einen Doktoranden', 'GENDERED_NAME', 'Doktoranden'],
  ['Projektmitarbeiter gesucht', 'GENDERED_NAME', 'Projektmitarbeiter'],
  ['ein junges Team', 'AGE', 'junges'],
  ['nicht älter als 30', 'AGE', 'nicht älter als 30'],
  ['Deutsch als Muttersprache', 'ORIGIN', 'Muttersprache'],
])('„%s“ is noticed in German', (text, rule, quote) => {
  expect(found('descriptionDe', `<p>${text}</p>`)).toEqual([[rule, quote, expect.stringMatching(/\w/)]])
})

test.each([
  'Mitarbeiter:innen',
  'Mitarbeiter*in',
  'Mitarbeiter/-in',
  'Mitarbeiter/in',
  'Mitarbeiter(in)',
  'Mitarbeiterinnen und Mitarbeiter',
  'Mitarbeiterin oder wissenschaftlicher Mitarbeiter',
  'Mitarbeiter und Mitarbeiterinnen',
  'Mitarbeiter (m/w/d)',
  'Mitarbeiterin',
  'Studentenwerk',
  'Leiterplatte',
])('%s means everyone, or is nobody’s name', text => expect(found('descriptionDe', text)).toEqual([]))

test('tags, attributes and entities are not read', () => {
  expect(
    found('descriptionEn', '<p class="aggressive"><a href="https://ninja.example/young">x</a> &young; y</p>'),
  ).toEqual([])
})

test('a title is checked in both languages', () => {
  expect(found('title', 'Young Doktorand').map(([rule]) => rule)).toEqual(['AGE', 'GENDERED_NAME'])
})

test('a fact in the form or in a text is not reported as missing', () => {
  expect(missing({})).toEqual(['applicationDeadline', 'salaryGrade', 'contractMonths', 'contact'])
  const descriptionDe =
    '<p>Bewerbungsschluss ist der 31. August. Bezahlung nach TV-L, befristet auf drei Jahre. Fragen an office@data.example</p>'
  expect(missing({ descriptionDe })).toEqual([])
})

test('reasons are in the reader’s language, suggestions in the language of the text', () => {
  expect(checkPosting({ ...complete, title: 'Chairman' }, 'de')).toMatchObject([
    { message: 'Diese Form meint nur ein Geschlecht.', suggestion: 'chair' },
  ])
})

const pieces = fc.constantFrom(
  ...[...english, ...german].map(({ find }) => find.replaceAll('*', 'er').replaceAll('#', '33')),
  'Mitarbeiter',
  'Professor',
  'and',
  'und',
  ' ',
  '\n',
  '<p>',
  '</p>',
  '<b class="young">',
  '&amp;',
  '😀',
  'ß',
  '-',
  ':innen',
)

test('a position always points at the quoted words, outside tags, in order and without overlap', () => {
  fc.assert(
    fc.property(fc.constantFrom(...textFields), fc.array(pieces, { maxLength: 30 }), (field, parts) => {
      const text = parts.join(' ')
      const placed = checkPosting({ [field]: text }, 'en').filter(({ rule }) => rule !== 'MISSING')
      let end = 0
      for (const { from, to, quote } of placed) {
        expect(text.slice(from ?? -1, to ?? -1)).toBe(quote)
        expect(quote).not.toMatch(/^$|[<>]/)
        expect(from).toBeGreaterThanOrEqual(end)
        end = to ?? Infinity
      }
    }),
    { numRuns: 500 },
  )
})

test('text after a word does not change what is found before it', () => {
  fc.assert(
    fc.property(
      fc.array(pieces, { maxLength: 8 }),
      fc.constantFrom('<p>Nothing.</p>', '<ul></ul>', ' .'),
      (parts, more) => {
        const text = `${parts.join(' ')} . `
        expect(found('descriptionEn', `${text}${more}`)).toEqual(found('descriptionEn', text))
      },
    ),
  )
})

test.each(['mitarbeiterx', '<!--', '<', '&', 'a', 'a@', 'mitarbeiter (m/', 'in und '])(
  'a text of any length made of “%s” is read in one go: quadratic work would outlast the test',
  piece => {
    const text = piece.repeat(200_000 / piece.length)
    const [last] = checkPosting({ descriptionEn: text, descriptionDe: `${text} Höchstalter` }, 'en')
      .filter(({ rule }) => rule === 'AGE')
      .slice(-1)
    expect(last?.quote).toBe('Höchstalter')
  },
)
