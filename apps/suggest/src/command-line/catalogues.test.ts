import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { suggestHere } from './testing/begin.ts'
import { openFolder, startPassing } from './testing/folder.ts'

const { folder } = openFolder()

const uuid = (digit: number) => `${String(digit).repeat(8)}-0000-4000-8000-000000000000`
const named = (digit: number) => ({ identifier: uuid(digit), uri: `https://example.org/uri/${uuid(digit)}` })
const skill = (at: number) => `http://data.europa.eu/esco/skill/${at}`

const files = {
  case: JSON.stringify({
    CFDocument: { ...named(9), title: 'Informatik', creator: 'Land', lastChangeDateTime: '2026-01-01T00:00:00Z' },
    CFItems: [
      { ...named(1), fullStatement: 'Ordnet Listen.', abbreviatedStatement: 'Sortieren' },
      { ...named(2), fullStatement: 'Läuft durch Bäume.' },
    ],
    CFAssociations: [],
  }),
  esco: `conceptUri;preferredLabel;altLabels;description\n${skill(1)};Sortieren;"ordnen\nreihen";Ordnet Listen.\n${skill(2)};Bäume;;\n`,
  artemis: JSON.stringify({
    knowledgeAreas: [{ title: 'Daten', shortTitle: 'D', competencies: [{ title: 'Sortieren' }, { title: 'Bäume' }] }],
    sources: [],
  }),
} as const

test.each(['case', 'esco', 'artemis'] as const)(
  'a catalogue of %s is imported, updated and exported unchanged',
  async format => {
    const home = await startPassing()
    const file = join(folder, `catalogue-${format}`)
    writeFileSync(file, files[format])
    const titles = format === 'case' ? '\nSaved, new or not: titles 1.' : ''
    const importing = () => suggestHere(home, 'import', file, '--course', '7')
    expect(await suggestHere(home, 'import', file)).toMatchObject({ code: 2, err: expect.stringContaining('--course') })
    expect(await importing()).toMatchObject({ code: 0, out: `Imported 2; 0 were there already.${titles}\n` })
    expect((await importing()).out).toBe(`Imported 0; 2 were there already.${titles}\n`)
    expect((await suggestHere(home, 'courses')).out).toContain(
      format === 'case' ? 'Course 7: 2  Informatik' : 'Sortieren',
    )

    const before = await listed(home)
    const written = join(folder, format === 'esco' ? 'out.csv' : 'out.json')
    expect((await suggestHere(home, 'export', '7', '--format', format, '-o', written)).code).toBe(0)
    const text = readFileSync(written, 'utf8')
    for (const identifier of { case: [uuid(1), uuid(2)], esco: [skill(1), skill(2)], artemis: ['Daten'] }[format])
      expect(text).toContain(identifier)
    expect((await suggestHere(home, 'import', written, '--course', '7')).out).toBe(
      `Imported 0; 2 were there already.${titles}\n`,
    )
    writeFileSync(file, files[format].replace('Bäume', 'Große Bäume'))
    const changed = format === 'artemis' ? 3 : 2
    expect((await importing()).out).toMatch(/^Imported 1; 1 were/)
    expect(await listed(home)).toHaveLength(changed)
    expect((await suggestHere(home, 'import', written, '--course', '7')).code).toBe(0)
    // A competency of Artemis with another title is another one.
    expect(await listed(home)).toHaveLength(changed)
    expect(await listed(home)).toEqual(expect.arrayContaining([...before]))
  },
)

const listed = async (home: Readonly<Record<string, string>>): Promise<readonly object[]> => {
  const { out } = await suggestHere(home, 'export', '7', '--format', 'json')
  return (JSON.parse(out) as { competencies: object[] }).competencies
}

test.each(['case', 'esco', 'artemis'])(
  'a course without identifiers is exported as %s and back into itself',
  async format => {
    const home = await startPassing()
    const file = join(folder, 'plain.csv')
    writeFileSync(file, 'id,title,description,course_id\n1,A,,7\n2,B,"b; c",7\n')
    expect((await suggestHere(home, 'import', file)).code).toBe(0)
    const { out } = await suggestHere(home, 'export', '7', '--format', format)
    const again = join(folder, 'plain-again')
    writeFileSync(again, out)
    for (const [course, imported] of [
      ['7', 0],
      ['8', 2],
    ] as const)
      expect((await suggestHere(home, 'import', again, '--course', course)).out).toBe(
        `Imported ${imported}; ${2 - imported} were there already.\n`,
      )
    expect((await suggestHere(home, 'courses')).out).toMatch(/^Course 7: 2 {2}A, B\nCourse 8: 2 {2}(A, B|B, A)\n$/)
  },
)

test('a mapping names what of a catalogue is similar, and by which identifier', async () => {
  const home = await startPassing()
  const [course, catalogue] = [join(folder, 'course.csv'), join(folder, 'skills.csv')]
  writeFileSync(course, 'id,title,description,course_id\n1,Sorting,sort a list,7\n2,Other,zebra,7\n')
  writeFileSync(catalogue, `conceptUri,preferredLabel,description\n${skill(1)},sort lists,sort a list\n`)
  expect((await suggestHere(home, 'import', course)).code).toBe(0)
  expect((await suggestHere(home, 'import', catalogue, '--course', '8')).code).toBe(0)
  expect(await suggestHere(home, 'mapping', '7', '--catalogue', '8')).toMatchObject({
    code: 0,
    out: `1 Sorting\n  1.00  sort lists  ${skill(1)}\n2 Other: nothing is similar enough\n`,
  })
  const { out } = await suggestHere(home, 'mapping', '7', '--catalogue', '8', '--json')
  expect(JSON.parse(out)).toMatchObject({ mappings: [{ matches: [{ identifier: skill(1), score: 1 }] }, {}] })
  expect(await suggestHere(home, 'mapping', '7')).toMatchObject({ code: 2 })
  expect(await suggestHere(home, 'mapping', '7', '--catalogue', '9')).toMatchObject({
    code: 1,
    err: 'No competencies found for course 9.\n',
  })
})

test('a course with a competency without a title is not exported as a catalogue', async () => {
  const home = await startPassing()
  const file = join(folder, 'untitled.csv')
  writeFileSync(file, 'id,title,description,course_id\n1,,sort a list,7\n')
  expect((await suggestHere(home, 'import', file)).code).toBe(0)
  for (const format of ['case', 'esco', 'artemis'])
    expect(await suggestHere(home, 'export', '7', '--format', format)).toMatchObject({
      code: 1,
      out: '',
      err: expect.stringMatching(/^Without a title: 1, such as urn:kolleg:competency:1\./),
    })
})
