import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { deflateSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { encryptedPdf, heavyPdf, newPdf } from '../testing/pdfs.ts'
import { type Bounds, runApart } from './apart.ts'
import { checkPdf } from './check.ts'

let directory: string
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'kolleg-pdf-'))
})
afterAll(() => rm(directory, { recursive: true }))

const put = async (content: Uint8Array | string, name = 'file'): Promise<string> => {
  const path = join(directory, name)
  await writeFile(path, content)
  return path
}

const verdict = async (content: Uint8Array | string, bounds?: Bounds) => {
  try {
    return await checkPdf(await put(content), '/file', bounds)
  } catch (error) {
    return (error as { errors?: readonly { code: string }[] }).errors?.[0]?.code
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

/** A PDF whose table of objects is packed a thousandfold. */
const bomb = (): Buffer => {
  const packed = deflateSync(Buffer.alloc(256 * 1024 * 1024), { level: 1 })
  const head = `%PDF-1.5\n1 0 obj\n<< /Type /XRef /Size 100000000 /W [1 4 4] /Root 2 0 R /Filter /FlateDecode /Length ${packed.length} >>\nstream\n`
  return Buffer.concat([Buffer.from(head), packed, Buffer.from('\nendstream\nendobj\nstartxref\n9\n%%EOF\n')])
}

test('a PDF that unpacks to more than a machine has is refused and harms nothing', async () => {
  expect(await verdict(bomb(), { timeoutMs: 3_000, memoryBytes: 400 * 1024 * 1024 })).toBe('TOO_HEAVY')
})

describe('a process of its own', () => {
  const bounds = { timeoutMs: 5_000, memoryBytes: 300 * 1024 * 1024 }
  const run = async (source: string, more: Partial<typeof bounds> = {}) =>
    runApart(pathToFileURL(await put(source, 'program.mjs')), await put('input', 'input'), { ...bounds, ...more })

  test('reads the file and nothing of our settings, and may change nothing', async () => {
    process.env['A_SECRET'] = 'x'
    const source = `import { readFileSync, writeFileSync } from 'node:fs'
      let may = true
      try { writeFileSync('${directory}/written', 'x') } catch { may = false }
      console.log(JSON.stringify([readFileSync(0, 'utf8'), process.env.A_SECRET ?? null, may]))`
    expect(JSON.parse((await run(source)) ?? '')).toEqual(['input', null, false])
    delete process.env['A_SECRET']
  })

  test('is ended when it takes too long', async () => {
    expect(await run('for (;;) {}', { timeoutMs: 300 })).toBeUndefined()
  })

  test('is ended when it takes too much, also in buffers', async () => {
    const source = `const held = []
      setInterval(() => held.push(Buffer.alloc(20_000_000, 1)), 5)`
    expect(await run(source)).toBeUndefined()
  })

  test('that fails says nothing', async () => {
    expect(await run('console.log("{}"); process.exit(1)')).toBeUndefined()
  })
})
