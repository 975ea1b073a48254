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

test('a valid PDF is accepted and its pages are counted', async () => {
  expect(await verdict(await newPdf(3))).toEqual({ pageCount: 3 })
  expect(await verdict(heavyPdf(2 * 1024 * 1024))).toEqual({ pageCount: 1 })
})

const endOf = '\nstartxref\n0\n%%EOF\n'
test.each([
  ['nothing', ''],
  ['a text', 'Dear sir or madam'],
  ['a ZIP', Buffer.from('504b0304140000000800', 'hex')],
])('%s is no PDF', async (_, content) => {
  expect(await verdict(content)).toBe('NO_PDF')
})

test('a PDF may begin within the first 1024 bytes, as in every reader, and no later', async () => {
  const pdf = await newPdf(2)
  for (const before of ['\ufeff', '\r\n', '\x1b%-12345X@PJL ENTER LANGUAGE = PDF\r\n', 'x'.repeat(1024)])
    expect(await verdict(Buffer.concat([Buffer.from(before), pdf]))).toEqual({ pageCount: 2 })
  expect(await verdict(Buffer.concat([Buffer.from('x'.repeat(1025)), pdf]))).toBe('NO_PDF')
})

test('such a PDF is read even if its offsets count the bytes before it', async () => {
  const before = 'Content-Type: application/pdf\r\n\r\n'
  const shifted = heavyPdf(4096)
    .toString('latin1')
    .replaceAll(/\d{10}(?= 00000 n|\n%%EOF)/g, start => String(Number(start) + before.length).padStart(10, '0'))
  expect(await verdict(Buffer.from(before + shifted, 'latin1'))).toEqual({ pageCount: 1 })
})

test('a PDF may lack one of its end marks', async () => {
  const pdf = heavyPdf(4096).toString('latin1')
  for (const mark of ['%%EOF', 'startxref'])
    expect(await verdict(Buffer.from(pdf.replace(mark, ''), 'latin1'))).toEqual({ pageCount: 1 })
})

test('a PDF that viewers show with other pages than a dossier would is refused', async () => {
  const pdf = heavyPdf(4096).toString('latin1')
  const end = pdf.slice(pdf.lastIndexOf('startxref'))
  const later = '2 0 obj\n<< /Type /Pages /Kids [3 0 R 3 0 R] /Count 2 >>\nendobj\n'
  expect(await verdict(Buffer.from(pdf + end, 'latin1'))).toEqual({ pageCount: 1 })
  expect(await verdict(Buffer.from(pdf + later + end, 'latin1'))).toBe('BROKEN')
})

test('bytes after the last end of a PDF are not read', async () => {
  const pdf = await newPdf(2)
  for (const after of ['\0'.repeat(100_000), '\r\n-- \r\nSent by mail\r\n', '1 0 obj\n<< /Type /Catalog >>\nendobj\n'])
    expect(await verdict(Buffer.concat([pdf, Buffer.from(after)]))).toEqual({ pageCount: 2 })
})

const zip = Buffer.from('504b0506000000000000000000000000000000000000', 'hex')
const commentEndsPdf = Buffer.concat([zip.subarray(0, -2), Buffer.from([endOf.length, 0]), Buffer.from(endOf)])
test.each([
  ['a page before it', async () => `<html><script>x()</script></html>%PDF-1.7${endOf}`],
  ['a page at its beginning', async () => `%PDF-1.7\n<html><script>x()</script></html>${endOf}`],
  ['a page behind it', async () => Buffer.concat([await newPdf(), Buffer.from('<script>x()</script>')])],
  ['a program before it', async () => Buffer.concat([Buffer.from('#!/bin/sh\nrm -r ~\n'), await newPdf()])],
  ['an archive before it', async () => Buffer.concat([Buffer.from('504b0304', 'hex'), await newPdf()])],
  ['an archive behind it', async () => Buffer.concat([await newPdf(), zip])],
  ['an archive around its end', async () => Buffer.concat([await newPdf(), commentEndsPdf])],
])('a PDF with %s could be mistaken for that, and is refused', async (_, make) => {
  expect(await verdict(await make())).toBe('NOT_ONLY_A_PDF')
})

test.each([
  ['without an end', '%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n'],
  ['without objects', `%PDF-1.7\n${endOf}`],
  ['whose objects are noise', `%PDF-1.7\n${'x'.repeat(5000)}${endOf}`],
  ['without pages', `%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>${endOf}`],
])('a PDF %s is broken', async (_, content) => {
  expect(await verdict(content)).toBe('BROKEN')
})

test('half a PDF with an end appended is broken', async () => {
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

test.each(Object.entries(quietBombs))('a PDF with %s is read, and does no harm', async (_, make) => {
  expect(await verdict(make())).toEqual({ pageCount: 1 })
})
