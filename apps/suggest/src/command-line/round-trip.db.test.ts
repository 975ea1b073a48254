import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { suggestHere } from './testing/begin.ts'
import { courses, openFolder } from './testing/folder.ts'

const { folder, freshStore } = openFolder()

/** Without a terminal, progress is plain lines without control characters. */
const expectPlainLines = (err: string): void => {
  expect(err.trim().split('\n')).toHaveLength(3)
  expect(err).toMatch(
    /^Importing 36 of 43, \d+ a second, (\d+m )?\d+s left\n[^]*Importing 43 of 43, \d+ a second, 0s left\n$/,
  )
  expect(err).not.toContain('\u001b')
}

test('courses can be exported and imported again unchanged, with exercises and links', async () => {
  const home = await freshStore()
  const extra = join(folder, 'extra.json')
  const links = [{ source_id: 1001, target_id: 1002 }]
  writeFileSync(extra, JSON.stringify({ competencies: [], exercises: [], links }))
  const first = await suggestHere(home, 'import', courses)
  expect(first).toMatchObject({
    code: 0,
    out: 'Imported 36; 0 were there already.\nSaved, new or not: exercises 5, titles 2.\n',
  })
  expectPlainLines(first.err)
  expect(await suggestHere(home, 'import', extra)).toMatchObject({ code: 0 })

  const file = join(folder, 'course.json')
  expect(await suggestHere(home, 'export', '1', '-o', file)).toMatchObject({
    code: 0,
    out: `Exported course 1 to ${file} (competencies: 18, exercises: 5, links: 1).\n`,
    err: '',
  })
  const [{ title, exercises }] = JSON.parse(readFileSync(courses, 'utf8'))
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ title, exercises, links })
  const other = await freshStore()
  for (const competencies of ['Imported 18; 0', 'Imported 0; 18'])
    expect(await suggestHere(other, 'import', file)).toMatchObject({
      code: 0,
      out: `${competencies} were there already.\nSaved, new or not: exercises 5, links 1, titles 1.\n`,
    })
  expect((await suggestHere(other, 'export', '1')).out).toBe(readFileSync(file, 'utf8'))

  const csv = (await suggestHere(home, 'export', '1', '--format', 'csv')).out
  writeFileSync(join(folder, 'course.csv'), csv)
  const again = await suggestHere(home, 'import', join(folder, 'course.csv'))
  expect(again.out).toBe('Imported 0; 18 were there already.\n')
})

test('a title is given with --title, and a course without one is exported without', async () => {
  const home = await freshStore()
  const file = join(folder, 'untitled.csv')
  writeFileSync(file, 'id,title,course_id\n1,A,7\n')
  expect((await suggestHere(home, 'import', file)).code).toBe(0)
  expect(JSON.parse((await suggestHere(home, 'export', '7')).out)).not.toHaveProperty('title')
  expect(await suggestHere(home, 'import', file, '--title', 'Algebra')).toMatchObject({
    code: 0,
    out: 'Imported 0; 1 were there already.\nSaved, new or not: titles 1.\n',
  })
  expect(JSON.parse((await suggestHere(home, 'export', '7')).out)).toMatchObject({ title: 'Algebra' })
  expect((await suggestHere(home, 'courses')).out).toBe('Course 7: 1  Algebra\n')
  writeFileSync(file, 'id,title,course_id\n1,A,7\n2,B,8\n')
  expect(await suggestHere(home, 'import', file, '--title', 'Algebra')).toMatchObject({
    code: 2,
    err: expect.stringContaining('--title needs a file with one course.'),
  })
})

const courseOf = (course_id: number, id: number, links: readonly object[]) => ({
  course_id,
  competencies: [{ id, title: `Competency ${id}`, description: '', course_id }],
  exercises: [{ id, title: 'Train', description: '', course_id, competencies: [1, 77, 404] }],
  links,
})

test('courses with links between them are restored completely in any order', async () => {
  const home = await freshStore()
  const first = courseOf(5, 1, [{ source_id: 1, target_id: 77 }])
  const second = courseOf(6, 77, [{ source_id: 77, target_id: 1 }])
  const importing = (course: object) => {
    writeFileSync(join(folder, 'linked.json'), JSON.stringify(course))
    return suggestHere(home, 'import', join(folder, 'linked.json'))
  }
  expect(await importing(first)).toMatchObject({
    code: 0,
    out: expect.stringMatching(
      /^Imported 1; .*\nSaved, new or not: exercises 1\.\nLinks left out: 1 \(1 → 77\)\. .* then this file again\.\n$/,
    ),
  })
  for (const course of [second, first])
    expect(await importing(course)).toMatchObject({ code: 0, out: expect.not.stringContaining('left out') })
  expect(JSON.parse((await suggestHere(home, 'export', '5')).out)).toEqual(first)
  expect(JSON.parse((await suggestHere(home, 'export', '6')).out)).toEqual(second)
})
