import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { templateFaults } from './faults.ts'
import { lines, link, words } from './shape.ts'

const shape = {
  applicant: { firstName: words('Zoë'), page: link('https://apply.example/') },
  decision: { reason: lines('One.\nTwo.') },
}
const faults = (body: string, subject = 'Hello') =>
  templateFaults(shape, { subject, body }).map(({ part, line, column, code }) => `${part} ${line}:${column} ${code}`)

test('a template with known placeholders in allowed positions has no fault', () => {
  const body =
    '<p>{{applicant.firstName}} {{ decision.reason }}</p>\n<a href="{{applicant.page}}">{{applicant.page}}</a>'
  expect(faults(body, 'For {{applicant.firstName}}')).toEqual([])
})

test('an unknown placeholder is reported with its position and what the letter offers instead', () => {
  const [fault] = templateFaults(shape, { subject: 'Hello', body: '<p>Hello,</p>\n<p>{{applicant.fistName}}</p>' })
  expect(fault).toEqual({
    part: 'body',
    line: 2,
    column: 4,
    code: 'UNKNOWN_PLACEHOLDER',
    message:
      '“{{applicant.fistName}}” is not known in this letter, which has {{applicant.firstName}}, {{applicant.page}}, {{decision.reason}}.',
  })
})

test('all faults are reported at once', () => {
  expect(faults('{{a}} {{applicant.firstName.length}} }} {{applicant', '{{job.title}}')).toEqual([
    'subject 1:1 UNKNOWN_PLACEHOLDER',
    'body 1:1 UNKNOWN_PLACEHOLDER',
    'body 1:7 UNKNOWN_PLACEHOLDER',
    'body 1:38 BROKEN_PLACEHOLDER',
    'body 1:41 BROKEN_PLACEHOLDER',
  ])
})

test.each(['{{applicant.constructor}}', '{{__proto__.toString}}', '{{constructor.name}}', '{{}}', '{{.}}'])(
  'nothing is found that was not declared: %s',
  body => expect(faults(body)).toEqual(['body 1:1 UNKNOWN_PLACEHOLDER']),
)

test.each([
  ['words in a tag', '<p title="{{applicant.firstName}}">', 'Hello'],
  ['words as an address', '<a href="{{applicant.firstName}}">', 'Hello'],
  ['part of an address', '<a href="https://evil.test/{{applicant.page}}">', 'Hello'],
  ['an address as an attribute', '<a {{applicant.page}}>', 'Hello'],
  ['lines in a subject', '', '{{decision.reason}}'],
  ['an address in a subject', '', '{{applicant.page}}'],
])('a misplaced placeholder is a fault: %s', (_, body, subject) => {
  expect(templateFaults(shape, { subject, body }).map(({ code }) => code)).toEqual(['MISPLACED_PLACEHOLDER'])
})

test('any text either has no fault or has faults inside it', () => {
  const piece = fc.constantFrom('{{', '}}', 'applicant.firstName', 'x', '\n', '<a href="', '">', ' ')
  fc.assert(
    fc.property(fc.array(piece), pieces => {
      const text = pieces.join('')
      const rows = text.split('\n')
      for (const { part, line, column } of templateFaults(shape, { subject: '', body: text })) {
        expect(part).toBe('body')
        expect(column).toBeLessThanOrEqual(rows[line - 1]?.length ?? 0)
      }
    }),
  )
})
