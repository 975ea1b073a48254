import { expect, test } from 'vitest'
import { expectedOf } from './versions.ts'

const outcome = (header: string, version = 3): string => {
  try {
    expectedOf({ headers: { 'if-match': header } })(version)
    return 'taken'
  } catch (error) {
    return String(Object(error).code)
  }
}

test.each(['"3"', '"2", "3"', '"x,y","3"', ' ,"3" ,', '*'])('If-Match: %s names the version 3', header => {
  expect(outcome(header)).toBe('taken')
})

test.each(['"2"', 'W/"3"', '"2", W/"3"', '"*"', '"3,4"', '"*,3"'])(
  'If-Match: %s does not name the version 3',
  header => {
    expect(outcome(header)).toBe('VERSION_CONFLICT')
  },
)

test.each(['3', '', '"3', '"2", *', '*, *', '"a b"'])('If-Match: %s is no list of entity tags', header => {
  expect(outcome(header)).toBe('VALIDATION_FAILED')
})
