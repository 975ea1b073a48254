import { expect, test } from 'vitest'
import { matterOf } from './matter.ts'

test.each([
  ['Students are able to sort lists.', 'sort lists.'],
  ['Students will be able to: sort lists.', 'sort lists.'],
  ['The student explains sorting. Students also compare lists.', 'explains sorting. also compare lists.'],
  ['Students learn how to sort lists.', 'sort lists.'],
  ['Students will also learn to sort lists.', 'sort lists.'],
  ['Upon successful completion of this module, students will be able to sort lists.', 'sort lists.'],
  ['By the end of the course learners should know how to sort lists.', 'sort lists.'],
  ['By the end of this module, you will be able to sort lists.', 'sort lists.'],
  ['After completing this course you can sort lists.', 'sort lists.'],
  ['I can sort lists.', 'sort lists.'],
  ['<p>**Students** can sort lists.</p>', 'sort lists.'],
  ['Die Studierenden können Listen sortieren.', 'Listen sortieren.'],
  [
    'Die Studierenden kennen Listen. Sie sortieren; Studierende sollen auch mischen.',
    'kennen Listen. Sie sortieren; mischen.',
  ],
  ['Die Studierenden sind dazu in der Lage, Listen zu sortieren.', 'Listen zu sortieren.'],
  ['Die Studierenden sind nach Abschluss des Moduls in der Lage, Listen zu sortieren.', 'Listen zu sortieren.'],
  ['Studentinnen und Studenten sortieren Listen.', 'sortieren Listen.'],
  ['Teilnehmer:innen sortieren Listen.', 'sortieren Listen.'],
  ['Die Schüler/-innen sortieren Listen.', 'sortieren Listen.'],
  ['Sch&uuml;lerinnen und Sch&uuml;ler k&ouml;nnen Listen sortieren.', 'Listen sortieren.'],
  ['Der Student kann Listen sortieren.', 'Listen sortieren.'],
  ['Der/die Studierende kann Listen sortieren.', 'Listen sortieren.'],
  ['Ich kann Listen sortieren.', 'Listen sortieren.'],
  [
    'Nach erfolgreichem Abschluss des Moduls sind die Studierenden in der Lage, Listen zu sortieren.',
    'Listen zu sortieren.',
  ],
  ['Nach Abschluss dieses Moduls können Sie Listen sortieren.', 'Listen sortieren.'],
  ['Nach der Vorlesung können die Studierenden Listen sortieren.', 'Listen sortieren.'],
])('words that say who learns are removed: %s', (text, matter) => {
  expect(matterOf(text)).toBe(matter)
})

test.each([
  'Students with special needs are taught in small groups.',
  'Students drop out when they feel alone.',
  'Student loans and their repayment.',
  'The student movement of 1968.',
  'Pupils react to light.',
  'The pupil can dilate.',
  'The Student-t distribution has heavy tails.',
  'Student’s t-test compares means.',
  'Participants in a market trade goods.',
  'Participant observation',
  'Teilnehmende Beobachtungen im Feld',
  'Studierende zwischen zwei Welten',
  'Die Studierenden der Medizin üben.',
  'In course work one writes.',
  'Sort lists as students do.',
  'You sort lists.',
  'Iterate over lists.',
])('people who are the subject stay: %s', text => {
  expect(matterOf(text)).toBe(text)
})

test.each([
  'Students will be able to ...',
  'Students will be able to:',
  'Students can',
  'By the end of this module, students will be able to:',
  'Die Studierenden können …',
  'Die Studierenden können:',
  'Die Studierenden sind in der Lage',
  'Nach Abschluss des Moduls sind die Studierenden in der Lage:',
  '&nbsp;',
])('%s says nothing', text => {
  expect(matterOf(text)).toBe('')
})

test('reading a text takes linear time, whatever it contains', () => {
  for (const part of [
    'after ',
    'students ',
    '. on ',
    '. nach a ',
    'die ',
    '. in module ',
    'I ',
    '. die Studierenden sind nach ',
  ])
    expect(matterOf(part.repeat(200_000)).length).toBeGreaterThan(0)
}, 20_000)
