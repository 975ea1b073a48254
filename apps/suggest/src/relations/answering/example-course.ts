import type { Competency, Course } from '../course.ts'

const subjects = [
  'matrix',
  'graph',
  'integral',
  'sorting',
  'recursion',
  'probability',
  'network',
  'grammar',
  'proof',
] as const
const kinds = ['basic', 'linear', 'discrete', 'random', 'efficient', 'inverse', 'weighted'] as const
const size = 90
const dimensions = 384

/** Everything that relations are read from, in two languages. */
export const exampleCourse = (): Course => {
  const competencies = Array.from({ length: size }, (_, place) => example(place))
  return {
    competencies,
    exercises: competencies.map(({ id }) => ({ id, competencies: [id, 1 + (id % size)] })),
    links: [{ sourceId: 1, targetId: 2 }],
  }
}

/** The same without anything to practise it by. */
export const unpractised = ({ competencies }: Course): Course => ({
  competencies: competencies.map(one => ({ ...one, cluster: null })),
  exercises: [],
  links: [],
})

const beginnings = ['ab', 'be', 'con', 'er', 'for', 'ge', 'in', 'mis', 'nach', 'over', 'pre', 're', 'sub', 'un', 'ver']
const endings = ['', 's', 'ed', 'ing', 'ly', 'ies', 'ation', 'ational', 'izer', 'ness', 'fully', 'ung', 'keiten']

/** The same with other long words, hardly any of them twice. */
export const reworded = (course: Course, time: number): Course => {
  let count = time
  const reword = (word: string) => {
    count++
    return `${beginnings[count % beginnings.length]}${word}${endings[count % endings.length]}`
  }
  const competencies = course.competencies.map(one => ({
    ...one,
    description: one.description.replace(/\b[a-z]{6,}/g, reword),
  }))
  return { ...course, competencies }
}

const nameOf = (at: number) =>
  `${kinds[at % kinds.length]} ${subjects[Math.floor(at / kinds.length) % subjects.length]}`

/** Long and short titles, texts of any length or none, and now and then the same text twice. */
const example = (place: number): Competency => {
  const turn = place % 10 === 9 ? place - 1 : place
  const [own, before, after] = [nameOf(turn), nameOf(turn + 5), nameOf(turn + 11)]
  const sentences = turn % 4 === 0 ? german(own, before, after) : english(own, before, after)
  const text = sentences.slice(turn % 3).join(' ')
  // Without markup and dashes a text is another kind of string to the runtime, and read by other code.
  const description = turn % 8 < 4 ? text : text.replace(/[–’*`^+]/g, '')
  const isSilent = turn % 9 === 7
  return {
    id: place + 1,
    title: inTitle(turn, turn % 5 === 4 ? `${own} and ${before} in ${after} theory` : own),
    description: isSilent ? '' : description,
    vector: isSilent ? null : vectorOf(turn),
    cluster: vectorOf(place + 1),
  }
}

const inTitle = (turn: number, name: string): string =>
  [name, `${name} ${turn}`, `${turn}. ${name}`, `Week ${turn}: ${name}`, `Advanced ${name}`, `${name} II`][turn % 6] ??
  name

/** With words of every ending, hyphens, initials, and things that are not so. */
const english = (own: string, before: string, after: string): readonly string[] => [
  `A ${own} – the learner’s first – is a generalization of the ${before}, given by two of them.`,
  `Students understand how it extends the ${before}, and explain it using well-known examples such as the ${after}.`,
  `It is used in **many** applications, for instance in \`code\`, and is the basis for the ${after}.`,
  `Unlike the ${after}, it does not need any calculus; conditional and operational definitions rely on ${before}.`,
  `Because of its properties (see above) it is defined as x^2 + ${own.length}, and leads to proofs based upon ${before}.`,
  `US-style notations yield the PCA of agreed, hopping or sized quantities in organized studies, and errors of type A.`,
  `Topics:\n- PDFs, CDFs and a Type B error in the US\n- Hepatitis A is told by its ${after}, which needs no proofs`,
]

const german = (own: string, before: string, after: string): readonly string[] => [
  `Die Studierenden verstehen den Begriff ${own} – den ersten – und wenden ihn auf Beispielaufgaben an.`,
  `Voraussetzung dafür ist ${before}; darauf aufbauend wird ${after} mit Hilfe von Rechenverfahren eingeführt.`,
  `Im Gegensatz zu ${after} wird keine Analysis benötigt, z. B. bei E-Mail-Größen und Maßeinheiten.`,
  `Inhalte:\n- das Vitamin A der PDFs\n- ${after}, was nicht ohne Übung gelingt`,
  `Er ist die Grundlage für ${after}, zum Beispiel in der Wahrscheinlichkeitsrechnung, und verallgemeinert ${before}.`,
]

/** Alike in what is common to all, more so in subject and kind, and different in the rest. */
const vectorOf = (place: number): Float32Array =>
  unit(
    [0, 1 + (place % kinds.length), 20 + Math.floor(place / kinds.length), 1_000 + place].map(direction),
    [0.5, 0.5, 0.7, 0.4],
  )

/** As good as at right angles to any other. */
const direction = (seed: number): Float32Array =>
  Float32Array.from({ length: dimensions }, (_, at) => Math.sin((seed + 1) * (at + 1) * 1.7 + at * at))

const unit = (parts: readonly Float32Array[], shares: readonly number[]): Float32Array => {
  const values = Float32Array.from({ length: dimensions }, (_, at) =>
    parts.reduce((sum, part, of) => sum + (shares[of] ?? 0) * (part[at] ?? 0), 0),
  )
  const length = Math.hypot(...values)
  return values.map(value => value / length)
}
