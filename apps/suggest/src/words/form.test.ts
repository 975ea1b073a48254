import { expect, test } from 'vitest'
import { formOf } from './form.ts'

test.each([
  ['tree', 'trees'],
  ['class', 'classes'],
  ['database', 'databases'],
  ['variable', 'variables'],
  ['string', 'strings'],
  ['ring', 'rings'],
  ['cache', 'caches', 'cached'],
  ['process', 'processes', 'processed'],
  ['sort', 'sorts', 'sorted'],
  ['plan', 'plans', 'planned'],
  ['entropy', 'entropies'],
  ['movie', 'movies'],
  ['determinant', 'determinants'],
  ['résumé', 'resume', 'resumes'],
])('%s has one form with any ending and accents', (...words) => {
  expect(new Set(words.map(formOf)).size).toBe(1)
})

test('a word derived from another has a different form', () => {
  expect(formOf('determinant')).not.toBe(formOf('determined'))
  expect(formOf('marketing')).not.toBe(formOf('market'))
  expect(formOf('generalization')).not.toBe(formOf('general'))
  expect(formOf('diagonalization')).not.toBe(formOf('diagonal'))
})
