import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleanFileName } from './file-name.ts'

test.each([
  ['cv.pdf', 'cv.pdf'],
  ['Lebenslauf Müller.PDF', 'Lebenslauf Müller.pdf'],
  ['C:\\Users\\zoe\\cv.pdf', 'cv.pdf'],
  ['../../etc/passwd', 'passwd.pdf'],
  ['cv.docx', 'cv.docx.pdf'],
  ['', 'document.pdf'],
  ['.pdf', 'pdf.pdf'],
  ['..', 'document.pdf'],
  ['a\u0000b\r\nc.pdf', 'abc.pdf'],
  ['cv\u202Efdp.exe', 'cvfdp.exe.pdf'],
  ['a"b<c>.pdf', 'a_b_c_.pdf'],
  ['CON.pdf', '_CON.pdf'],
  ['lpt1.tar.pdf', '_lpt1.tar.pdf'],
  ['Connie.pdf', 'Connie.pdf'],
  ['\ud800x.pdf', '\ufffdx.pdf'],
])('%j becomes %j', (given, clean) => {
  expect(cleanFileName(given)).toBe(clean)
})

test('whatever the input, the name is short, plain, ends in .pdf, and cleaning it again changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), given => {
      const name = cleanFileName(given)
      expect(Buffer.byteLength(name)).toBeLessThanOrEqual(200)
      expect(name.isWellFormed()).toBe(true)
      expect(name).toMatch(/^[^/\\\p{Cc}\p{Cf}<>:"|?*]+\.pdf$/u)
      expect(cleanFileName(name)).toBe(name)
    }),
  )
})
