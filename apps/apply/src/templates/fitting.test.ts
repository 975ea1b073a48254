import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { groupTypes } from '../letters/kinds/group-types.ts'
import { letterKinds } from '../letters/kinds/kinds.ts'
import { render } from '../letters/render.ts'
import { pathsOf, sampleOf } from '../letters/template/shape.ts'
import { fitting } from './fitting.ts'

const booked = (body: string, subject = 'Hello') => fitting('INTERVIEW_BOOKED', { subject, body })
const faultsOf = (body: string, subject?: string): unknown => {
  try {
    return booked(body, subject)
  } catch (error) {
    return (error as { errors: unknown }).errors
  }
}

test('a stored template is tidied and means the same', () => {
  const body = ' <p onclick="x()">{{ applicant.firstName }}: {{interview.when}}<script>x()</script></p> '
  expect(booked(body, ' Hello ')).toEqual({
    subject: 'Hello',
    body: '<p>{{ applicant.firstName }}: {{interview.when}}</p>',
  })
})

test('no entity reverses the order of words', () => {
  expect(booked('<p>{{interview.when}} &#x202E;gpj.exe &#8296;&rlm;</p>').body).toBe(
    '<p>{{interview.when}} gpj.exe \u200f</p>',
  )
})

test('a link stays a link', () => {
  expect(booked('<p><a href="{{interview.link}}">{{interview.when}}</a></p>').body).toBe(
    '<p><a href="{{interview.link}}">{{interview.when}}</a></p>',
  )
})

test('all faults are reported at once, each with line and column', () => {
  expect(faultsOf('<p>{{interview.wen}}</p>\n<p>{{login.code}}</p>', '{{interview.link}}')).toMatchObject([
    { pointer: '/subject', code: 'MISPLACED_PLACEHOLDER', line: 1, column: 1 },
    { pointer: '/body', code: 'UNKNOWN_PLACEHOLDER', line: 1, column: 4 },
    { pointer: '/body', code: 'UNKNOWN_PLACEHOLDER', line: 2, column: 4 },
    { pointer: '/body', code: 'MISSING_PLACEHOLDER', line: 2, column: 22 },
  ])
})

test.each([
  ['as entities', '<p>{{interview.when}} &#123;&#123;login.code&#125;&#125;</p>'],
  ['in pieces', '<p>{{interview.when}} {<x></x>{login.code}<x></x>}</p>'],
  ['around a control', '<p>{{interview.when}} {&#x202E;{login.code}&#x2066;}</p>'],
])('a placeholder written %s is found before it could break a letter', (_, body) => {
  expect(faultsOf(body)).toMatchObject([{ code: 'UNKNOWN_PLACEHOLDER' }])
})

test('a body without visible text is refused', () => {
  expect(() => fitting('MEMBER_ADDED', { subject: 'Hello', body: '<script>alert(1)</script>' })).toThrow(
    expect.objectContaining({ errors: [expect.objectContaining({ code: 'EMPTY' })] }),
  )
})

test('every accepted template can be rendered', () => {
  const type = fc.constantFrom(...groupTypes)
  const letter = type.chain(each => {
    const paths = pathsOf(letterKinds[each].shape).map(path => `{{${path}}}`)
    const odd = [
      '<p>',
      '</p>',
      '{',
      '}',
      '&#123;',
      '&#125;',
      '<a href="',
      '">',
      '<x>',
      'words',
      '\n',
      '<',
      '"',
      '{{no.no}}',
    ]
    const text = fc.array(fc.constantFrom(...paths, ...odd), { maxLength: 12 }).map(pieces => pieces.join(''))
    return fc.record({ each: fc.constant(each), subject: text, body: text })
  })
  let accepted = 0
  fc.assert(
    fc.property(letter, ({ each, subject, body }) => {
      let template: ReturnType<typeof fitting>
      try {
        template = fitting(each, { subject, body })
      } catch {
        return
      }
      accepted += 1
      const kind = letterKinds[each]
      render({
        kind,
        language: 'en',
        data: sampleOf(kind.shape),
        site: { name: 'Kolleg', url: 'https://apply.example' },
        template,
      })
    }),
    { numRuns: 2000 },
  )
  expect(accepted).toBeGreaterThan(50)
})
