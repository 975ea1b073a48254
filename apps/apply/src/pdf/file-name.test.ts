import { expect, test } from 'vitest'
import { safeName } from './file-name.ts'

test.each([
  ['../../etc/pass wd', 'etc-pass-wd'],
  ['a\u202Efdp.exe', 'a-fdp-exe'],
  ['Grüße', 'Grüße'],
  ['.hidden', 'hidden'],
  ['', 'document'],
  ['\u{1f600}', 'document'],
  ['con', 'con-document'],
  ['LPT1', 'LPT1-document'],
])('%j becomes %j', (given, safe) => expect(safeName(given)).toBe(safe))

test('a name of long words in any script is short enough for every file system, and no character is cut in two', () => {
  for (const letter of ['a', 'ü', '漢', '\u{20000}']) {
    const name = safeName(letter.repeat(300))
    expect(Buffer.byteLength(name)).toBeLessThanOrEqual(100)
    expect(name).toMatch(new RegExp(`^(?:${letter})+$`, 'u'))
  }
})
