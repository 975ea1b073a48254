import { expect, test } from 'vitest'
import { passagesOf } from './passages.ts'

test('text after a word that looks ahead is not part of the core', () => {
  expect(passagesOf('A way to factor matrices. Applications include image compression.', 'en')).toEqual({
    core: ['A way to factor matrices.', ''],
    ahead: ['Applications include image compression.'],
    back: [],
  })
})

test('an abbreviation does not end a sentence, even without a space after it', () => {
  expect(passagesOf('Listen, d.h.Felder, u. a. Mengen.', 'de').core).toEqual([
    'Listen, das heißt Felder, unter anderem Mengen.',
  ])
})

test('in the first sentence “used” states the purpose and stays', () => {
  const { core, ahead } = passagesOf('A rule used for sampling. It is used in physics.', 'en')
  expect(core).toEqual(['A rule used for sampling.', 'It is '])
  expect(ahead).toEqual(['used in physics.'])
})

test.each([
  ['en', 'A prerequisite for wound care.', 'A '],
  ['en', 'Required for wound care.', ''],
  ['en', 'It prepares students for wound care.', 'It '],
  ['en', 'Comes before wound care.', ''],
  ['en', 'Must be mastered before wound care.', 'Must '],
  ['en', 'It will be taken up again in wound care.', 'It will be '],
  ['en', 'Later we move on to wound care.', 'Later '],
  ['en', 'Next unit: wound care.', ''],
  ['en', 'See also: wound care.', ''],
  ['en', 'It is required by wound care.', 'It is '],
  ['en', 'Take this before wound care.', ''],
  ['en', 'It is the foundation of wound care.', 'It is the '],
  ['en', 'We continue with wound care.', 'We '],
  ['de', 'Bereitet auf die Wundpflege vor.', ''],
  ['de', 'Es legt den Grundstein für die Wundpflege.', 'Es legt den '],
  ['de', 'Es leitet zur Wundpflege über.', 'Es '],
  ['de', 'Es muss vor der Wundpflege belegt werden.', 'Es '],
  ['de', 'Es wird für die Wundpflege benötigt.', 'Es '],
  ['de', 'Es wird in der Wundpflege vertieft.', 'Es '],
  ['de', 'Danach folgt die Wundpflege.', ''],
  ['de', 'Nächste Einheit: Wundpflege.', ''],
  ['de', 'Hilft später bei der Wundpflege.', ''],
  ['de', 'Benötigt für die Wundpflege.', ''],
] as const)('so is what comes next (%s: %s)', (language, text, core) => {
  expect(passagesOf(text, language).core).toEqual([core])
})

test.each([
  ['en', 'Prerequisites: wound care.'],
  ['en', 'Prerequisites for this unit: wound care.'],
  ['de', 'Voraussetzungen für diese Einheit: Wundpflege.'],
  ['de', 'Werden Wunden versorgt, sind sie sauber.'],
  ['de', 'Benötigt Wundpflege.'],
  ['de', 'Verwendet Wundpflege.'],
  ['de', 'Im Anschluss an die Wundpflege.'],
  ['de', 'Anwendung von Wundpflege.'],
  ['de', 'Nicht vor der Wundpflege beginnen.'],
  ['en', 'An application of wound care.'],
  ['en', 'Costs are compared with wound care.'],
  ['en', 'Blood cells differentiate from stem cells.'],
  ['en', 'Distinguish maxima from minima by wound care.'],
  ['en', 'Plot voltage versus current.'],
  ['en', 'Alternative hypothesis: wound care.'],
  ['en', 'NOT gate: wound care.'],
  ['en', 'Includes a review of wound care.'],
  ['en', 'Don’t attempt without wound care.'],
  ['en', 'Hard to follow without wound care.'],
  ['en', 'Without wound care you will be lost.'],
  ['en', 'Doses are chosen on the basis of wound care.'],
  ['de', 'Pläne auf Basis der Wundpflege.'],
  ['de', 'Pläne auf der Grundlage der Wundpflege.'],
  ['de', 'Ohne Wundpflege kaum zu verstehen.'],
  ['de', 'Keine Vorkenntnisse außer Wundpflege.'],
  ['de', 'Es ist vor allem Wundpflege zu üben.'],
] as const)('what comes before stays (%s: %s)', (language, text) => {
  expect(passagesOf(text, language).core).toEqual([text])
})

test.each([
  ['en', 'Differential diagnosis: migraine, stroke.'],
  ['de', 'Differenzialdiagnosen: Migräne, Schlaganfall.'],
] as const)('what something is not to be taken for says nothing of it (%s: %s)', (language, text) => {
  expect(passagesOf(text, language)).toEqual({ core: [], ahead: [], back: [] })
})

test('prerequisites in a text are recognised in both languages', () => {
  expect(passagesOf('A generalization of the binomial distribution.', 'en').back).toEqual([
    'generalization of the binomial distribution.',
  ])
  expect(passagesOf('Das Verfahren beruht auf Matrizen, z. B. Drehungen.', 'de')).toMatchObject({
    core: ['Das Verfahren beruht auf Matrizen, '],
    back: ['beruht auf Matrizen, zum Beispiel Drehungen.'],
  })
})

test.each([
  ['en', 'Repeat steps with loops without using recursion, one by one.', 'Repeat steps with loops , one by one.'],
  ['en', 'Sort a list; this is not a kind of quicksort.', 'Sort a list; this is '],
  ['en', 'Unlike quicksort, it needs a pivot (other than a split).', ', it needs a pivot ().'],
  ['en', 'Where no friction acts, energy stays.', 'Where , energy stays.'],
  ['en', 'Independent of wound care.', ''],
  ['en', 'Wash hands, wound care is not covered.', 'Wash hands,'],
  ['en', 'Wound care builds on this, so wash hands.', ', so wash hands.'],
  ['en', 'Wound care depends on this topic, so wash hands.', ', so wash hands.'],
  ['en', 'Wound care is covered later.', ''],
  ['en', 'Wound care will be treated in Unit 4.', ''],
  ['en', 'Wound care follows in week 5.', ''],
  ['en', 'Wound care is not a prerequisite.', ''],
  ['en', 'Wound care plays no role.', ''],
  ['en', 'Neither wound care nor splints are needed.', ''],
  ['en', 'It heals, whereas wound care cleans.', 'It heals, '],
  ['en', "It doesn't use SQL.", 'It '],
  ['en', 'A vector not in the span of matrices.', 'A vector '],
  ['en', 'To be distinguished from wound care.', 'To be '],
  ['en', 'Needs memory, versus quicksort.', 'Needs memory, '],
  ['en', 'Compare with quicksort.', ''],
  ['de', 'Abgrenzung zur Wundpflege.', ''],
  ['de', 'Verwechslungsgefahr mit Wundpflege.', ''],
  ['de', 'Ein Sprung ohne Schleife, nicht mittels Iteration.', 'Ein Sprung , '],
  ['de', 'Kenntnisse der Wundpflege werden nicht vorausgesetzt.', ''],
  ['de', 'Unabhängig von der Wundpflege.', ''],
  ['de', 'Wundpflege wird erst später behandelt.', ''],
  ['de', 'Wundpflege folgt in Klasse 8.', ''],
  ['de', 'Wundpflege setzt dies voraus.', ''],
  ['de', 'Wundpflege ist keine Voraussetzung.', ''],
  ['de', 'Wundpflege spielt keine Rolle.', ''],
  ['de', 'Weder Wundpflege noch Schienen werden gebraucht.', ''],
  ['de', 'Der Unterschied zur Wundpflege ist groß.', 'Der '],
  ['de', 'Die Wundpflege baut darauf auf, also Hände waschen.', ', also Hände waschen.'],
  ['de', 'Im Gegensatz zur Rekursion: sie beruht nicht auf Aufrufen.', ': sie beruht '],
] as const)('what a text says it is not is left out (%s: %s)', (language, text, core) => {
  expect(passagesOf(text, language)).toEqual({ core: [core], ahead: [], back: [] })
})

test.each([
  ['en', 'Not only lists but also trees.'],
  ['en', 'Whether or not a matrix is invertible.'],
  ['en', 'A NOT gate after an AND gate.'],
  ['de', 'Nicht nur Listen.'],
  ['de', 'Nicht zuletzt Matrizen.'],
] as const)('what only sounds like it counts (%s: %s)', (language, text) => {
  expect(passagesOf(text, language).core).toEqual([text])
})

test('text after an excluded clause counts again', () => {
  expect(passagesOf('Not a list, but a form of tree.', 'en').back).toEqual(['form of tree.'])
})
