import { expect, test } from 'vitest'
import { analyseText } from './text-analysis.ts'

const english =
  'This is what it is about, and these are the things that we have to know of it before we go on with them. '
const german =
  'Das ist es, worum es hier geht, und dies sind die Dinge, die wir davon wissen, bevor wir damit fortfahren. '
const names =
  'Fourier, Laplace, Euler, Lagrange, Newton, Leibniz, Riemann, Hilbert, Cauchy, Noether, Abel, Galois, Jacobi. '

test.each([
  ['en', english + german + german],
  ['de', german + english + english],
  ['en', names + names + english],
  ['de', names + names + german],
  [undefined, names],
])('the beginning of a text, or more of it in doubt, shows that it is %s', (language, description) => {
  expect(analyseText({ title: '', description }).spoken).toBe(language)
})
