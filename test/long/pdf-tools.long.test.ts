import { spawnSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newPdf } from '../../apps/apply/src/documents/testing/pdfs.ts'
import { bindDossier } from '../../apps/apply/src/evaluation/files/bind.ts'
import { words } from '../../apps/apply/src/evaluation/files/words.ts'
import { blocksOf } from '../../apps/apply/src/pdf/blocks.ts'
import { jobSheet } from '../../apps/apply/src/pdf/job-sheet.ts'
import { wholeAdvert } from '../../apps/apply/src/pdf/testing/advert.ts'
import { typeset } from '../../apps/apply/src/pdf/typeset.ts'
import { openNative } from '../../apps/apply/src/pdf/typst/native.ts'
import { server } from './server.ts'

const env = server('pdf-tools')
/** Only the native compiler declares PDF/UA. */
const isClaimed = (await openNative()) !== undefined

type Language = 'en' | 'de'

/** poppler's mistaken complaint about a `false` that the standard requires. */
const mistaken = 'Syntax Error: Suspects object is wrong type (boolean)\n'

const said = (name: string, ...rest: readonly string[]): string => {
  const { status, stdout, stderr, error } = spawnSync(name, rest, { encoding: 'utf8', maxBuffer: 1 << 26 })
  if (error) throw error
  expect([name, status, stderr.replace(mistaken, '')]).toEqual([name, 0, ''])
  return stdout
}

const advert = (language: Language, isWhole = true): Uint8Array => {
  const today = new Date('2026-11-15T12:00:00Z')
  const href = 'https://jobs.uni.test/positions/1'
  const data = jobSheet({ advert: wholeAdvert, language, href, isPreview: false, siteName: 'Kolleg', today })
  return typeset({ sheet: 'job', data, picture: null, isWhole })
}

const motivation =
  '<p>Ich möchte <strong>prüfen</strong>, <a href="https://a.test/">was</a> hält.</p><ul><li>Größe</li><li>Maß</li></ul>'

const cover = (language: Language) => ({
  language,
  words: words[language],
  title: 'Amira Test',
  job: wholeAdvert.title,
  group: 'Data Engineering',
  footer: 'Amira Test · Kolleg',
  facts: [[words[language].facts.email, 'amira.test@students.uni.test']],
  degrees: [{ name: 'MSc, TUM', grade: '1.0', date: '1 July 2026' }],
  references: [{ name: 'Ruth Weiß', state: 'asked' }],
  texts: [{ heading: 'Motivation', blocks: blocksOf(motivation) }],
})

type Judgement = {
  readonly compliant: boolean
  readonly details: { readonly ruleSummaries: readonly { readonly clause: string; readonly description: string }[] }
}
type Job = { readonly itemDetails: { readonly name: string }; readonly validationResult: readonly Judgement[] }

/** The clauses of PDF/UA-1 that veraPDF finds violated, by file. */
const brokenClauses = (files: readonly string[]): Readonly<Record<string, readonly string[]>> => {
  const parts = ['-cp', env.PDF_TOOLS_VERA, 'org.verapdf.apps.GreenfieldCliWrapper', '-f', 'ua1', '--format', 'json']
  const { stdout, stderr, error } = spawnSync('java', [...parts, ...files], { encoding: 'utf8', maxBuffer: 1 << 26 })
  if (error) throw error
  if (!stdout.startsWith('{')) throw new Error(stderr)
  const { report } = JSON.parse(stdout) as { readonly report: { readonly jobs: readonly Job[] } }
  return Object.fromEntries(
    report.jobs.map(({ itemDetails, validationResult }) => [
      itemDetails.name.split('/').at(-1),
      validationResult.flatMap(({ details }) => details.ruleSummaries.map(({ clause }) => clause)).toSorted(),
    ]),
  )
}

describe.runIf(env.running)('our PDF files in other programs', () => {
  let folder: string
  const at = (name: string) => join(folder, `${name}.pdf`)

  const dossier = async (name: string, language: Language, documents: readonly Uint8Array[]) => {
    const parts = documents.map((content, index) => ({
      label: `CV: Lebenslauf ${index}.pdf`,
      isHandedIn: false,
      path: at(`${name}-part-${index}`),
      content,
    }))
    for (const { path, content } of parts) await writeFile(path, content)
    await bindDossier({ cover: cover(language), picture: words[language].picture, to: at(name), parts })
  }

  /** Files that are entirely ours, and files that contain documents of strangers; with their numbers of pages. */
  const ours = { 'advert-en': 1, 'advert-de': 1, 'cover-en': 1, 'cover-de': 1 }
  const bound = { 'dossier-tagged': 3, 'dossier-mixed': 7 }

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'kolleg-pdf-tools-'))
    for (const language of ['en', 'de'] as const) {
      await writeFile(at(`advert-${language}`), advert(language))
      await dossier(`cover-${language}`, language, [])
    }
    await dossier('dossier-tagged', 'de', [advert('de'), advert('en')])
    await dossier('dossier-mixed', 'en', [await newPdf(3), advert('de'), await newPdf(2)])
  })
  afterAll(() => rm(folder, { recursive: true }))

  test.each(Object.keys({ ...ours, ...bound }))('%s is intact for qpdf', name => {
    expect(said('qpdf', '--check', at(name))).toContain('No syntax or stream encoding errors found')
  })

  test.each(Object.entries({ ...ours, ...bound }))(
    '%s is tagged, and has %i pages in all that says so',
    (name, pages) => {
      const info = said('pdfinfo', at(name))
      expect(info).toMatch(/^Tagged: +yes$/m)
      expect(info).toMatch(new RegExp(`^Pages: +${pages}$`, 'm'))
      expect(said('pdfinfo', '-meta', at(name))).toContain(`<xmpTPg:NPages>${pages}</xmpTPg:NPages>`)
      expect(said('pdfinfo', '-struct', at(name))).toMatch(/^Document/)
    },
  )

  test.each([...Object.keys(ours), 'dossier-tagged'])('%s contains all of its fonts', name => {
    const [, , ...fonts] = said('pdffonts', at(name)).trimEnd().split('\n')
    expect(fonts.length).toBeGreaterThan(1)
    for (const font of fonts) expect(font).toMatch(/ yes yes yes +\d+ +0$/)
  })

  test('a dossier contains the fonts of its cover, and those of applicants’ documents as they came', () => {
    const missing = said('pdffonts', '-f', '2', at('dossier-mixed'))
      .split('\n')
      .filter(line => / no +no +no /.test(line))
    expect(missing.every(font => font.startsWith('Helvetica '))).toBe(true)
    const fontsOfCover = said('pdffonts', '-l', '1', at('dossier-mixed'))
    expect(fontsOfCover).not.toMatch(/ no +(yes|no) +(yes|no) /)
  })

  describe.runIf(env.PDF_TOOLS_VERA !== '' && isClaimed)('for veraPDF', () => {
    test('adverts, and dossiers with only a cover, are PDF/UA as they claim', () => {
      const names = Object.keys(ours)
      expect(brokenClauses(names.map(at))).toEqual(Object.fromEntries(names.map(name => [`${name}.pdf`, []])))
    })

    test('documents that were PDF/UA lack only the claim in a dossier, others only their fonts', () => {
      const judged = brokenClauses(Object.keys(bound).map(at))
      expect(judged).toEqual({ 'dossier-tagged.pdf': ['5'], 'dossier-mixed.pdf': ['5', '7.21.4.1'] })
    })
  })
})
