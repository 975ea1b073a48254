import { expect, test } from 'vitest'
import { undated } from './dates.ts'

test.each([
  ['Baroque 1600–1750', 'Baroque'],
  ['Baroque (1600–1750)', 'Baroque'],
  ['Baroque, ca. 1600 – 1750', 'Baroque'],
  ['Antike 800 v. Chr. – 400 n. Chr.', 'Antike'],
  ['Cold War 1947-91', 'Cold War'],
  ['Europa 1990 – heute', 'Europa'],
  ['Revolution (1917)', 'Revolution'],
  ['Revolution, 1917', 'Revolution'],
])('years after a title are removed: %s', (title, name) => {
  expect(undated([title, 'Pottery'])).toEqual([name, 'Pottery'])
})

test.each([
  ['Nineteen eighty-four 1984'],
  ['1914–1918'],
  ['HTTP 404'],
  ['Europe since 1945'],
  ['Fahrenheit 451'],
  ['Boeing 737-800'],
  ['DIN VDE 0100-600'],
  ['ISO 9001-2015'],
  ['Numbers 100-999'],
])('numbers that belong to a title stay: %s', title => {
  expect(undated([title, 'Pottery'])).toEqual([title, 'Pottery'])
})

test('years stay if they distinguish two titles', () => {
  const titles = ['Germany 1918–1933', 'Germany 1933–1945', 'Germany']
  expect(undated(titles)).toEqual(titles)
})
