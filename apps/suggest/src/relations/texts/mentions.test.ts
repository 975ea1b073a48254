import { expect, test } from 'vitest'
import { mentionsIn } from './mentions.ts'
import { readAll } from './reading.ts'

/** Whether the text of a second competency names the first. */
const names = (title: string, description: string) => {
  const texts = [
    { title, description: '' },
    { title: 'Another', description },
  ]
  const readings = readAll(texts.map((text, id) => ({ ...text, id })))
  return mentionsIn(readings)[1]?.has(0) ?? false
}

test.each([
  ['Independent random variables', 'The sum of independent random variables is examined.', true],
  ['Independent random variables', 'They are independent, given the random variable of before.', false],
  ['Change of basis', 'This is a change of the basis.', true],
  ['Change of basis', 'The basis change is easy.', false],
  ['Functions of several variables', 'These are function variables.', true],
  ['The evidence approximation', 'It is an evidence approximation.', true],
  ['Godel’s theorem', 'This is the theorem of Godel, and Godel theorems are many.', true],
  ['Central limit theorem', 'This follows from the CLT.', true],
  ['Determinants', 'It is found by a determinant.', true],
  ['Determinant', 'It is determined by the variables.', false],
  ['Trees', 'A tree has no circle.', true],
  ['Databases', 'It is kept in a database.', true],
  ['Sorting', 'Sorting takes a list.', true],
  ['Sorting', 'A list is sorted, and the sort is stable.', false],
  ['Marketing', 'How a market forms prices.', false],
  ['Accounting', 'Takes the tax rate into account.', false],
  ['Annealed importance sampling', 'This is common in statistics and AI.', false],
  ['Software engineering technology', 'Collect a set of requirements.', false],
  ['Software engineering technology', 'Requirements come first in SET.', true],
  ['Software engineering technology', 'COLLECT A SET OF THEM', false],
  ['US history', 'This is about the history of Europe.', false],
  ['US history', 'It is a part of US history.', true],
  ['Hepatitis A', 'The virus of hepatitis B is another.', false],
  ['Hepatitis A', 'The virus of hepatitis A is another.', true],
  ['Hepatitis', 'A hepatitis is an inflammation.', true],
  ['t-test', 'The chi-squared test compares counts.', false],
  ['t-test', 'The t-test compares means.', true],
  ['T cells', 'These cells live long.', false],
  ['A* search', 'This search goes into the depth.', false],
  ['A* search', 'It is faster than A* search.', true],
  ['In-order traversal', 'A pre-order traversal takes the root first.', false],
  ['In-order traversal', 'An in-order traversal is sorted.', true],
  ['Sign-in', 'Shows the time of the last sign-out.', false],
  ['Equations in two variables', 'It is one of the equations in one variable.', false],
  ['Geographische Informationssysteme (GIS)', 'Die Daten werden im GIS verarbeitet.', true],
  ['Geographische Informationssysteme (GIS)', 'Dies sind geographische Informationssysteme.', true],
  ['Projektstrukturplan (PSP)', 'Sie wird aus dem Projektstrukturplan entwickelt.', true],
  ['Vectors (advanced)', 'It is made of vectors.', false],
  ['Student’s distribution', 'It has the distribution of Student.', false],
  ['Student’s distribution', 'It has a student distribution.', true],
  ['Introduction to databases', 'Rows are kept in a database.', true],
  ['Databases: an introduction', 'Rows are kept in a database.', true],
  ['Market introduction', 'Rows are kept in a market.', false],
  ['Grundlagen der Logistik', 'Die Logistik der Entsorgung.', true],
  ['C', 'It is written in C++ or in C#.', false],
  ['C#', 'It is written in C#, which is another.', true],
  ['Macht', 'Dies ist, was Menschen müde macht.', false],
  ['Macht', 'Dies ist eine Macht für sich.', true],
  ['Zahlen', 'Es gibt eine Vielzahl der Verfahren.', false],
  ['Metalle', 'Dies sind die Eigenschaften der Nichtmetalle.', false],
  ['Zahlen', 'Es ist eine Primzahl und durch sich teilbar.', true],
  ['Programmieren I', 'Objekte, Vererbung, Schnittstellen; setzt Programmieren I voraus.', true],
  ['Sortieren', 'Es ist leicht, die Liste zu sortieren.', true],
  ['Lineare Abbildungen', 'Dies ist eine lineare Abbildung.', true],
  ['Lineare Abbildungen', 'Sie ist linear, und die Abbildung ist stetig.', false],
  ['Eigenwerte und Eigenvektoren', 'Sie hat die Eigenwerte und die Eigenvektoren der anderen.', true],
])('“%s” in “%s”: %s', (title, text, isNamed) => {
  expect(names(title, text)).toBe(isNamed)
})

test('a title is recognised in every language of its course', () => {
  const texts = [
    { title: 'Ableitungen', description: 'The slope of a curve, and how it is found with limits.' },
    { title: 'Extremstellen', description: 'Sie werden mit der Ableitung gefunden.' },
  ]
  const mentions = mentionsIn(readAll(texts.map((text, id) => ({ ...text, id }))))
  expect(mentions.map(named => [...named.keys()])).toEqual([[], [0]])
})

test.each(['Go', 'C', 'Being and not being'])('“%s” keeps its stop words', title => {
  const [reading] = readAll([{ id: 1, title, description: '' }])
  expect(reading?.title).not.toHaveLength(0)
})
