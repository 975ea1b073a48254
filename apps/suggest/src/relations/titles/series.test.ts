import { expect, test } from 'vitest'
import { unnumbered } from './numbering.ts'
import { withParts } from './series.ts'

const named = (...titles: string[]) => withParts(unnumbered(titles))
const numbers = (...titles: string[]) => named(...titles).map(({ part }) => part?.number)

test.each([
  ['Analysis I', 'Analysis II'],
  ['Programmieren 1', 'Programmieren 2'],
  ['Drawing, part 3', 'Drawing, part 4'],
  ['Thermodynamik – Teil I', 'Thermodynamik – Teil II'],
  ['Analysis II: Integrale', 'Analysis III: Kurven'],
  ['Analysis I (Maße)', 'Analysis II (Räume)'],
  ['Analysis (I)', 'Analysis (II)'],
  ['Analysis (1)', 'Analysis (2)'],
  ['Excel (Part 1)', 'Excel (Part 2)'],
  ['Excel – Part One', 'Excel – Part Two'],
  ['Excel Part A', 'Excel Part B'],
  ['Excel 1/2', 'Excel 2/2'],
  ['Excel, 1. Teil', 'Excel, 2. Teil'],
  ['The Cold War, Part 1: Origins', 'The Cold War, Part 2: Détente'],
  ['Year 9: Latin', 'Year 10: Latin'],
  ['1st year: Latin', '2nd year: Latin'],
  ['Fractions Year 5', 'Fractions Year 6'],
  ['First year: Latin', 'Second year: Latin'],
  ['Year 7 Latin', 'Year 8 Latin'],
  ['Latin (1st year)', 'Latin (2nd year)'],
  ['Drehen (1. Lehrjahr)', 'Drehen (3. Lehrjahr)'],
  ['Gardening, part 1 of 3', 'Gardening, part 2 of 3'],
  ['Teil 1 von 3: Garten', 'Teil 2 von 3: Garten'],
  ['Fractions [core]', 'Fractions [extension]'],
  ['Basic spreadsheets', 'Advanced spreadsheets'],
  ['Analysis (GK)', 'Analysis (LK)'],
  ['Foundation: Fractions', 'Higher: Fractions'],
  ['Year 3: Fractions', 'Year 5: Fractions'],
  ['Teil II: Kasse', 'Teil IV: Kasse'],
  ['Unit 1, Lesson 2: Latin', 'Unit 2, Lesson 1: Latin'],
  ['Latin (Year 3, Term 2)', 'Latin (Year 4, Term 1)'],
  ['Klasse 7, 2. Halbjahr: Latein', 'Klasse 8, 1. Halbjahr: Latein'],
  ['Drittes Schuljahr: Latein', 'Viertes Schuljahr: Latein'],
  ['Key Stage 1: Latin', 'Key Stage 2: Latin'],
  ['Listening: A1', 'Listening: A2'],
  ['Hören, Niveau A2', 'Hören, Niveau B1'],
  ['Elementary listening', 'Pre-intermediate listening'],
  ['Intermediate listening', 'Upper-intermediate listening'],
  ['Fractions (Core)', 'Fractions (Extended)'],
  ['Fractions – Standard', 'Fractions – Higher'],
  ['Excel für Einsteiger', 'Excel für Fortgeschrittene'],
  ['Biology SL', 'Biology HL'],
  ['Grundlagen der Chemie', 'Vertiefung der Chemie'],
  ['Klassen 5/6: Latein', 'Klasse 7: Latein'],
  ['A1–A2: Listening', 'B1: Listening'],
  ['Level A2 listening', 'Level B1+ listening'],
  ['Latin, Part i', 'Latin, Part ii'],
])('parts of a series are ordered by their numbers: %s, %s', (first, second) => {
  expect(numbers(second, 'Cells', first)).toEqual([1, undefined, 0])
})

test.each([
  ['Week 3: Loops', 'Week 4: Sets'],
  ['Diabetes mellitus Typ 1', 'Diabetes mellitus Typ 2'],
  ['Topics in AI', 'Topics in HCI'],
  ['Vitamin C', 'Vitamin D'],
  ['II', 'III'],
  ['I/O', 'II/O'],
  ['Axis x', 'Axis i'],
  ['Analysis II', 'Algebra III'],
  ['Analysis II', 'Analysis 2'],
  ['World War I: Trenches', 'World War I: Women'],
  ['Symphony No. 7', 'Symphony No. 9'],
  ['Apollo 11', 'Apollo 13'],
  ['Cranial nerve IX: Tongue', 'Cranial nerve X: Heart'],
  ['Part A: Reading', 'Part B: Grammar'],
  ['Teil Eins', 'Teil Zwei'],
  ['Group 2', 'Group 17'],
  ['Basic spreadsheets', 'Advanced calculus'],
  ['Core muscles', 'Higher education'],
  ['Type I hypersensitivity', 'Type II hypersensitivity'],
  ['MHC class I', 'MHC class II'],
  ['Vitamin B1', 'Vitamin B2'],
  ['Basic solutions', 'Standard solutions'],
  ['Elementary education', 'Higher education'],
  ['Knee basics', 'Knee extension'],
  ['Amplifiers (class A)', 'Amplifiers (class B)'],
  ['Antiarrhythmics (class I)', 'Antiarrhythmics (class II)'],
])('%s and %s are no series', (first, second) => {
  expect(numbers(first, second)).toEqual([undefined, undefined])
})

test('parts with the same number have the same rank', () => {
  expect(numbers('Analysis II', 'Analysis I', 'Analysis II', 'Analysis III')).toEqual([1, 0, 1, 2])
  expect(numbers('Year 4: Latin', 'Year 3: Latin', 'Year 3: Latin')).toEqual([1, 0, 0])
  expect(numbers('Analysis I', 'Analysis I')).toEqual([undefined, undefined])
})

test('levels come in the order of their letters', () => {
  expect(numbers('B1: Listening', 'A2: Listening', 'B2: Listening')).toEqual([1, 0, 2])
  expect(numbers('Lesen B1', 'Lesen A2', 'Hören B1', 'Hören A2')).toEqual([1, 0, 1, 0])
  expect(numbers('Lesen A1', 'Lesen A2', 'Hören A1', 'Hören A2', 'Hören B1', 'Briefe im Format A4')).toEqual([
    0,
    1,
    0,
    1,
    2,
    undefined,
  ])
  expect(numbers('Vitamin B1', 'Vitamin B2', 'Vitamin B12', 'Vitamin C1')).toEqual(Array(4).fill(undefined))
  expect(numbers('Listening (B1.1)', 'Listening (A2.2)', 'Listening (A2.1)')).toEqual([2, 1, 0])
})

test('if a number repeats, only titles with the same remainder form a series', () => {
  expect(numbers('World War I: Trenches', 'World War I: Women', 'World War II: Women')).toEqual([undefined, 0, 1])
  expect(numbers('English I: Reading', 'English I: Writing', 'English II: Reading', 'English III: Reading')).toEqual([
    0,
    undefined,
    1,
    2,
  ])
})

test('a number in brackets belongs to the name of a part; elsewhere it is an abbreviation', () => {
  const titles = ['Analysis (I)', 'Analysis (II)', 'Instrumental variables (IV)']
  expect(named(...titles).map(({ name }) => name)).toEqual(['Analysis I', 'Analysis II', 'Instrumental variables (IV)'])
})
