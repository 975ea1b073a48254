import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSandbox } from '../../sandbox-tasks.ts'
import { pdfBombs, quietBombs } from '../testing/bombs.ts'
import { encryptedPdf, heavyPdf, newPdf } from '../testing/pdfs.ts'
import { checkPdf } from './check.ts'

let directory: string
let sandbox: ReturnType<typeof openSandbox>
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'kolleg-pdf-'))
  sandbox = openSandbox(directory)
})
afterAll(async () => {
  sandbox.close()
  await rm(directory, { recursive: true })
})

const sender = { person: 'Zoe', gone: new AbortController().signal }

const verdict = async (content: Uint8Array | string) => {
  const path = join(directory, 'file')
  await writeFile(path, content)
  try {
    return await checkPdf({ sandbox }, sender, path)
  } catch (error) {
    return (error as { errors?: readonly { code: string }[] }).errors?.[0]?.code ?? error
  }
}

test('a PDF is readable and its pages are counted', async () => {
  expect(await verdict(await newPdf(3))).toEqual({ pageCount: 3 })
  expect(await verdict(heavyPdf(2 * 1024 * 1024))).toEqual({ pageCount: 1 })
})

const endOf = '\nstartxref\n0\n%%EOF\n'
test.each([
  ['nothing', ''],
  ['a text', 'Dear sir or madam'],
  ['a ZIP', Buffer.from('504b0304140000000800', 'hex')],
  ['HTML that holds a PDF', `<html><script>x()</script></html>%PDF-1.7${endOf}`],
  ['a PDF that begins as HTML', `%PDF-1.7\n<html><script>x()</script></html>${endOf}`],
  ['a PDF without an end', '%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n'],
])('%s is no PDF', async (_, content) => {
  expect(await verdict(content)).toBe('NO_PDF')
})

test('a PDF with a ZIP behind its end is no PDF', async () => {
  const zip = Buffer.from('504b0506000000000000000000000000000000000000', 'hex')
  expect(await verdict(Buffer.concat([await newPdf(), zip]))).toBe('NO_PDF')
})

test.each([
  ['without objects', `%PDF-1.7\n${endOf}`],
  ['whose objects are noise', `%PDF-1.7\n${'x'.repeat(5000)}${endOf}`],
  ['without pages', `%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>${endOf}`],
])('a PDF %s is broken', async (_, content) => {
  expect(await verdict(content)).toBe('BROKEN')
})

test('half a PDF with an end glued on is broken', async () => {
  const whole = await newPdf(2)
  expect(await verdict(Buffer.concat([whole.subarray(0, whole.length / 3), Buffer.from(endOf)]))).toBe('BROKEN')
})

test.each(['user-password', 'owner-password'] as const)('a PDF with a %s is encrypted', async name => {
  expect(await verdict(await encryptedPdf(name))).toBe('ENCRYPTED')
})

test.each(Object.entries(pdfBombs))('a PDF with %s is refused, and the next one is read', async (_, make) => {
  expect(await verdict(make())).toMatch(/^(TOO_HEAVY|TOO_LONG|BROKEN)$/)
  expect(await verdict(await newPdf(1))).toEqual({ pageCount: 1 })
})

test.each(Object.entries(quietBombs))('a PDF with %s is read, and harms nothing', async (_, make) => {
  expect(await verdict(make())).toEqual({ pageCount: 1 })
})
