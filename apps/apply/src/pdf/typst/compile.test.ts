import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { jobSheet } from '../job-sheet.ts'
import { wholeAdvert } from '../testing/advert.ts'
import { readPdf } from '../testing/read-pdf.ts'
import type { Compiler } from './compile.ts'
import { openNative } from './native.ts'
import { openPortable } from './portable.ts'

const native = await openNative()
const portable = await openPortable()
const compilers: readonly (readonly [string, Compiler])[] = [
  ...(native ? [['native', native] as const] : []),
  ['portable', portable],
]

const print = ({ compile }: Compiler, changes: Partial<typeof wholeAdvert> = {}, picture: Uint8Array | null = null) => {
  const advert = { ...wholeAdvert, ...changes }
  const today = new Date('2026-11-15T12:00:00Z')
  const data = { ...jobSheet({ advert, language: 'de', href: null, isPreview: false, siteName: 'Kolleg', today }) }
  const text = JSON.stringify({ ...data, hasPicture: picture !== null })
  return compile({ file: 'job.typ', data: text, picture, isWhole: true })
}

describe.each(compilers)('the %s compiler', (_name, compiler) => {
  test('prints real text in the fonts of the client, tagged with its language', async () => {
    const pdf = print(compiler)
    const { text, headings, title, language } = await readPdf(pdf)
    expect(title).toBe(wholeAdvert.title)
    expect(language).toBe('de')
    expect(text).toContain('Größe, Übermut und Ärger.')
    expect(headings).toEqual([`H1 ${wholeAdvert.title}`, 'H2 Ihr Profil', 'H2 Bewerbung', 'H2 Kontakt'])
    const written = Buffer.from(pdf).toString('latin1')
    expect(written).toMatch(/\+Inter/)
    expect(written).toMatch(/\+SourceSerif4/)
  })

  test('prints a picture once, and not on the next sheet', async () => {
    const picture = await sharp({ create: { width: 80, height: 30, channels: 3, background: '#1c5d99' } })
      .jpeg()
      .toBuffer()
    expect(Buffer.from(print(compiler, {}, picture)).toString('latin1')).toContain('/Subtype /Image')
    expect(Buffer.from(print(compiler)).toString('latin1')).not.toContain('/Subtype /Image')
  })

  test('breaks long addresses without a hyphen in a narrow column, and copies them whole', async () => {
    const addresses = [
      'bewerbungsmanagement.forschungsgruppe@datenverarbeitung.universitaet.example',
      'wissenschaftskommunikation@uni.example',
      'https://www.universitaet.example/informatikfakultaet/wissenschaftskommunikation/bewerbungsverfahren',
    ]
    const [supervisor = '', location = '', page = ''] = addresses
    const { text } = await readPdf(
      print(compiler, {
        supervisor,
        labels: { ...wholeAdvert.labels, location: { en: location, de: location } },
        descriptionDe: `<p>${addresses.join(' und ')}, ${page}</p>`,
      }),
    )
    const copied = text.replaceAll(/\s/g, '')
    for (const address of addresses) expect(copied.split(address).length).toBeGreaterThan(2)
  })

  test('prints names in scripts that no font has, and the next sheet after a broken one', async () => {
    const { text } = await readPdf(print(compiler, { researchArea: 'Ångström 李明 🏳️‍🌈' }))
    expect(text).toContain('Ångström')
    expect(() => compiler.compile({ file: 'job.typ', data: '{', picture: null, isWhole: true })).toThrow(/json/i)
    expect((await readPdf(print(compiler))).title).toBe(wholeAdvert.title)
  })
})

test.runIf(native)('the native compiler checks and claims PDF/UA', () => {
  expect(Buffer.from(print(native as Compiler)).toString('latin1')).toMatch(/pdfuaid:part>1</)
})
