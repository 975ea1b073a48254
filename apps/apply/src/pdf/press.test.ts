import * as fc from 'fast-check'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import type { Language } from '../text/language.ts'
import type { Advert } from './advert.ts'
import { jobSheet } from './job-sheet.ts'
import { createPress } from './press.ts'
import { wholeAdvert } from './testing/advert.ts'
import { readPdf } from './testing/read-pdf.ts'

const press = createPress()
afterAll(() => press.close())

type Extra = { readonly isPreview?: boolean; readonly picture?: Uint8Array }
const printed = async (advert: Advert, language: Language, { isPreview = false, picture }: Extra = {}) => {
  const href = isPreview ? null : 'https://apply.test/positions/1'
  const data = jobSheet({
    advert,
    language,
    href,
    isPreview,
    siteName: 'Kolleg',
    today: new Date('2026-11-15T12:00:00Z'),
  })
  return await press.print({ sheet: 'job', data, picture: picture ?? null, isWhole: true })
}

test('an advert is real text in its language, with page numbers and tagged headings', async () => {
  const { text, headings, title } = await readPdf(await printed(wholeAdvert, 'de'))
  expect(title).toBe(wholeAdvert.title)
  expect(text).toContain('Größe, Übermut und Ärger.')
  expect(text).toContain('bis einschließlich 15. Dezember 2026')
  expect(text).toContain('Seite 1 von 1')
  expect(headings).toEqual([`H1 ${wholeAdvert.title}`, 'H2 Ihr Profil', 'H2 Bewerbung', 'H2 Kontakt'])
})

test('a description that is missing in one language is printed in the other', async () => {
  const { text } = await readPdf(await printed({ ...wholeAdvert, descriptionEn: '<p> </p>' }, 'en'))
  expect(text).toContain('Neugier, Mut, ß.')
  expect(text).toContain('How to apply')
})

test('an advert in English says so and names the people', async () => {
  const { text, language } = await readPdf(await printed(wholeAdvert, 'en'))
  expect(language).toBe('en')
  expect(text).toContain('Prof. Ada Groß')
})

test('a banner is printed with a text alternative', async () => {
  const picture = await sharp({ create: { width: 800, height: 300, channels: 3, background: '#1c5d99' } })
    .jpeg()
    .toBuffer()
  const pdf = await printed(wholeAdvert, 'en', { picture })
  expect(Buffer.from(pdf).toString('latin1')).toContain('/Subtype /Image')
  expect(pdf.length).toBeGreaterThan((await printed(wholeAdvert, 'en')).length)
})

test('a preview is marked as one', async () => {
  const { text } = await readPdf(await printed(wholeAdvert, 'en', { isPreview: true }))
  expect(text).toContain('Preview for the group: it may differ from what is public.')
})

test('text that looks like Typst stays text', async () => {
  const hostile = '#set page(width: 1pt) *bold* $x$ \\ @ref #eval("1+1") #read("/etc/passwd")'
  const description = `<p>${hostile}</p>`
  const { text, headings } = await readPdf(
    await printed({ ...wholeAdvert, title: hostile, descriptionEn: description, researchArea: hostile }, 'en'),
  )
  expect(headings[0]).toBe(`H1 ${hostile}`)
  expect(text.split('#set page(width: 1pt) *bold* $x$ \\ @ref').length).toBe(4)
})

test.each([
  ['addresses of 76 signs', Array(250).fill('https://doi.org/10.1000/'.padEnd(76, 'xy')).join(' ')],
  ['addresses of 60 signs, on lines of their own', Array(250).fill('https://doi.org/'.padEnd(60, 'xy')).join('<br>')],
  ['one word', 'x'.repeat(19_900)],
  ['a language without blanks', '漢'.repeat(19_900)],
])('a description of nothing but %s can be printed', async (_name, text) => {
  const { pages } = await readPdf(await printed({ ...wholeAdvert, descriptionEn: `<p>${text}</p>` }, 'en'))
  expect(pages.length).toBeGreaterThan(2)
})

test('any text can be printed', async () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc.constantFrom(
      '李明 التميمي தமிழ் 🏳️‍🌈',
      'x'.repeat(5_000),
      '<ul><li><h4>a</h4><blockquote>'.repeat(300),
      '\u202e\u0007',
    ),
  )
  await fc.assert(
    fc.asyncProperty(text, text, async (title, description) => {
      const pdf = await printed({ ...wholeAdvert, title: title.slice(0, 200) || 'x', descriptionEn: description }, 'en')
      expect(Buffer.from(pdf.subarray(0, 5)).toString()).toBe('%PDF-')
    }),
    { numRuns: 40 },
  )
})
