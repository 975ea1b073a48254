import type { Degree } from '../db/application-tables.ts'

export type DemoApplicant = {
  readonly firstName: string
  readonly lastName: string
  readonly city: string
  readonly country: string
  readonly nationality: string
  readonly degrees: readonly Degree[]
  readonly motivation: string
  readonly skills: string
  readonly cv: readonly (readonly [heading: string, ...lines: string[]])[]
}

const german = { best: 1, worst: 5, pass: 4 }

/** Applicants of the demo; Amira among them can sign in. */
export const demoApplicants = [
  {
    firstName: 'Amira',
    lastName: 'Haddad',
    city: 'München',
    country: 'Germany',
    nationality: 'JO',
    degrees: [
      {
        kind: 'MASTER',
        name: 'Informatics',
        university: 'Technical University of Munich',
        grade: 1.3,
        gradeScale: german,
        date: '2026-03-31',
      },
    ],
    motivation:
      '<p>In my thesis I let a stream processor explain late results to its users. I would like to find out how far such explanations carry when sources disagree.</p>',
    skills: '<p>Rust, Apache Flink, formal semantics of streams; teaching since 2023.</p>',
    cv: [
      [
        'Education',
        '2023–2026  M.Sc. Informatics, Technical University of Munich (1.3)',
        '2019–2023  B.Sc. Computer Science, University of Jordan (3.8 / 4.0)',
      ],
      ['Experience', '2024–2026  Student researcher, stream processing', '2022  Intern, data platform of a hospital'],
      ['Publication', 'Explaining late results in stream processing, workshop paper, 2025'],
    ],
  },
  {
    firstName: 'Jonas',
    lastName: 'Köhler',
    city: 'Karlsruhe',
    country: 'Germany',
    nationality: 'DE',
    degrees: [
      {
        kind: 'MASTER',
        name: 'Informatik',
        university: 'Karlsruhe Institute of Technology',
        grade: 1.7,
        gradeScale: german,
        date: '2026-09-30',
      },
    ],
    motivation:
      '<p>I have built and broken distributed systems for four years; now I want to prove which of them cannot break.</p>',
    skills: '<p>C++, TLA+, Kubernetes.</p>',
    cv: [
      ['Education', '2024–2026  M.Sc. Informatik, KIT (1.7)'],
      ['Experience', '2022–2026  Working student, distributed storage'],
    ],
  },
  {
    firstName: 'Chiara',
    lastName: 'Ferri',
    city: 'Bologna',
    country: 'Italy',
    nationality: 'IT',
    degrees: [
      {
        kind: 'MASTER',
        name: 'Ingegneria Informatica',
        university: 'Università di Bologna',
        grade: 110,
        gradeScale: { best: 110, worst: 60, pass: 66 },
        date: '2026-07-15',
      },
    ],
    motivation:
      '<p>Your paper on traceable queries is the reason I changed my thesis topic. I have a prototype that traces answers through joins at 12 % cost.</p>',
    skills: '<p>Java, PostgreSQL internals, query compilation.</p>',
    cv: [
      ['Education', '2024–2026  Laurea magistrale, Università di Bologna (110/110 e lode)'],
      ['Projects', 'Provenance-aware joins for PostgreSQL (open source)'],
      ['Languages', 'Italian, English (C1), German (A2)'],
    ],
  },
  {
    firstName: 'Wei',
    lastName: 'Zhang',
    city: 'Hangzhou',
    country: 'China',
    nationality: 'CN',
    degrees: [
      {
        kind: 'MASTER',
        name: 'Computer Science and Technology',
        university: 'Zhejiang University',
        grade: 88,
        gradeScale: { best: 100, worst: 0, pass: 60 },
        date: '2025-06-30',
      },
    ],
    motivation: '<p>I would like to bring my experience with GPU joins to a group that measures honestly.</p>',
    skills: '<p>CUDA, C++, performance engineering.</p>',
    cv: [
      ['Education', '2022–2025  M.Sc., Zhejiang University (88/100)'],
      ['Experience', '2025–2026  Engineer, analytical database'],
    ],
  },
  {
    firstName: 'Oluwaseun',
    lastName: 'Adeyemi',
    city: 'Lagos',
    country: 'Nigeria',
    nationality: 'NG',
    degrees: [
      {
        kind: 'MASTER',
        name: 'Data Science',
        university: 'University of Edinburgh',
        grade: 72,
        gradeScale: { best: 100, worst: 0, pass: 50 },
        date: '2025-11-30',
      },
    ],
    motivation: '<p>Streams of mobile payments taught me what trustworthy means. I want to study it properly.</p>',
    skills: '<p>Scala, Kafka, statistics.</p>',
    cv: [
      ['Education', '2024–2025  M.Sc. Data Science, University of Edinburgh (Distinction)'],
      ['Experience', '2020–2024  Data engineer, payments'],
    ],
  },
  {
    firstName: 'Lena',
    lastName: 'Vogt',
    city: 'Graz',
    country: 'Austria',
    nationality: 'AT',
    degrees: [
      {
        kind: 'BACHELOR',
        name: 'Softwareentwicklung',
        university: 'Technische Universität Graz',
        grade: 2.4,
        gradeScale: german,
        date: '2026-02-28',
      },
    ],
    motivation:
      '<p>Ich möchte nach dem Bachelor direkt in die Forschung und suche eine Gruppe, die das ermöglicht.</p>',
    skills: '<p>Python, SQL.</p>',
    cv: [['Ausbildung', '2022–2026  B.Sc. Softwareentwicklung, TU Graz (2,4)']],
  },
] as const satisfies readonly DemoApplicant[]
