import { type Advert, english, german } from './advert.ts'

const doctoral = {
  subjectArea: 'COMPUTER_SCIENCE',
  location: 'GARCHING',
  workloadPercent: 100,
  contractMonths: 36,
  fundingType: 'FULLY_FUNDED',
  salaryGrade: 'E13',
  suitableForDisabled: true,
} as const

const criteria = [
  { name: 'Research depth', guidance: 'Does the thesis go beyond applying what is known?', weight: 3 },
  { name: 'Systems experience', guidance: 'Has the person built something that others ran?', weight: 2 },
  { name: 'Communication', guidance: 'Can the person explain a hard thing simply?', weight: 1 },
]

const offer = {
  en: 'We offer a full position (TV-L E13), a group that reads drafts on the same day, travel to conferences, and a supervisor with an open door.',
  de: 'Wir bieten eine volle Stelle (TV-L E13), eine Gruppe, die Entwürfe noch am selben Tag liest, Reisen zu Konferenzen und eine Betreuerin mit offener Tür.',
}

export const dataEngineeringAdverts: readonly Advert[] = [
  {
    ...doctoral,
    writtenBy: 'Paula',
    state: 'PUBLISHED',
    title: 'Doctoral researcher in trustworthy stream processing',
    researchArea: 'Stream processing',
    deadlineInDays: 24,
    startInDays: 120,
    decisionInDays: 50,
    referenceLettersRequired: 2,
    criteria,
    questions: [
      {
        textEn: 'Which system that you have built are you proudest of, and why?',
        textDe: 'Auf welches System, das Sie gebaut haben, sind Sie am meisten stolz, und warum?',
        kind: 'LONG_TEXT',
        required: true,
      },
      {
        textEn: 'From when on could you start?',
        textDe: 'Ab wann könnten Sie anfangen?',
        kind: 'TEXT',
        required: false,
      },
    ],
    descriptionEn: english({
      what: 'Sensors in power grids report millions of values a second, and some of them lie. You design stream processors that say how far their answers can be trusted.',
      tasks: [
        'Model doubt about single values and carry it through joins and aggregates',
        'Build a prototype on top of an open-source stream processor and measure it honestly',
        'Publish at SIGMOD, VLDB and ICDE, and teach one exercise group a term',
      ],
      you: [
        'A master’s degree in computer science or mathematics',
        'Good knowledge of databases, and of Rust, C++ or Java',
        'Curiosity about statistics',
      ],
      offer: offer.en,
    }),
    descriptionDe: german({
      what: 'Sensoren in Stromnetzen melden Millionen Werte in der Sekunde, und manche davon lügen. Sie entwerfen Datenstromsysteme, die sagen, wie weit man ihren Antworten trauen kann.',
      tasks: [
        'Zweifel an einzelnen Werten modellieren und durch Verbünde und Aggregate tragen',
        'einen Prototyp auf einem freien Datenstromsystem bauen und ehrlich vermessen',
        'auf SIGMOD, VLDB und ICDE veröffentlichen und eine Übungsgruppe je Semester leiten',
      ],
      you: [
        'Masterabschluss in Informatik oder Mathematik',
        'gute Kenntnisse in Datenbanken sowie in Rust, C++ oder Java',
        'Neugier auf Statistik',
      ],
      offer: offer.de,
    }),
  },
  {
    ...doctoral,
    writtenBy: 'Paula',
    state: 'PUBLISHED',
    title: 'Postdoctoral researcher in query optimisation',
    researchArea: 'Query optimisation',
    deadlineInDays: 9,
    startInDays: 75,
    decisionInDays: 30,
    salaryGrade: 'E14',
    contractMonths: 24,
    referenceLettersRequired: 3,
    criteria,
    descriptionEn: english({
      what: 'Optimisers guess, and they guess badly on data they have never seen. You lead our work on optimisers that notice when they are wrong and change the plan while it runs.',
      tasks: [
        'Lead a small team of two doctoral researchers',
        'Bring the results into an open-source engine',
        'Help to shape the next proposal of the group',
      ],
      you: [
        'A doctorate in databases, compilers or a related field',
        'Publications at leading venues',
        'Joy in supervising others',
      ],
      offer: 'We offer two years (TV-L E14) with the prospect of a third, and time for ideas of your own.',
    }),
    descriptionDe: german({
      what: 'Optimierer raten, und auf unbekannten Daten raten sie schlecht. Sie leiten unsere Arbeit an Optimierern, die ihren Irrtum bemerken und den Plan ändern, während er läuft.',
      tasks: [
        'ein kleines Team mit zwei Promovierenden leiten',
        'die Ergebnisse in ein freies Datenbanksystem einbringen',
        'den nächsten Antrag der Gruppe mitgestalten',
      ],
      you: [
        'Promotion in Datenbanken, Übersetzerbau oder einem verwandten Gebiet',
        'Veröffentlichungen auf führenden Konferenzen',
        'Freude daran, andere zu betreuen',
      ],
      offer: 'Wir bieten zwei Jahre (TV-L E14) mit Aussicht auf ein drittes und Zeit für eigene Ideen.',
    }),
  },
  {
    ...doctoral,
    writtenBy: 'Emil',
    state: 'PUBLISHED',
    title: 'Research software engineer for reproducible experiments',
    researchArea: 'Research software',
    deadlineInDays: 40,
    startDateByArrangement: true,
    workloadPercent: 65,
    fundingType: 'RESEARCH_GRANT',
    lettersFromShortlistOnly: true,
    referenceLettersRequired: 1,
    criteria,
    descriptionEn: english({
      what: 'An experiment that cannot be repeated is an anecdote. You build the platform on which all our experiments run, and on which others can run them again.',
      tasks: [
        'Operate a cluster of forty machines',
        'Turn scripts into tools that people outside the group can use',
        'Review the artefacts that go with our papers',
      ],
      you: [
        'A degree in computer science or equivalent experience',
        'Linux, containers, continuous integration',
        'Patience with other people’s code',
      ],
      offer: 'The position (65 %, TV-L E13) can be combined with a doctorate.',
    }),
    descriptionDe: german({
      what: 'Ein Versuch, der sich nicht wiederholen lässt, ist eine Anekdote. Sie bauen die Plattform, auf der alle unsere Versuche laufen und auf der andere sie nachvollziehen können.',
      tasks: [
        'einen Verbund aus vierzig Rechnern betreiben',
        'aus Skripten Werkzeuge machen, die auch außerhalb der Gruppe taugen',
        'die Artefakte zu unseren Veröffentlichungen begutachten',
      ],
      you: [
        'Abschluss in Informatik oder gleichwertige Erfahrung',
        'Linux, Container, kontinuierliche Integration',
        'Geduld mit dem Quelltext anderer',
      ],
      offer: 'Die Stelle (65 %, TV-L E13) lässt sich mit einer Promotion verbinden.',
    }),
  },
  {
    ...doctoral,
    writtenBy: 'Paula',
    state: 'PUBLISHED',
    title: 'Doctoral researcher in data provenance for medicine',
    researchArea: 'Data provenance',
    location: 'MUNICH',
    fundingType: 'RESEARCH_GRANT',
    deadlineInDays: 3,
    startInDays: 60,
    referenceLettersRequired: 2,
    criteria,
    descriptionEn: english({
      what: 'Which measurement does this diagnosis rest on? Together with a university hospital you make the way of data from the patient to the paper visible.',
      tasks: [
        'Capture provenance in systems that were never built for it',
        'Find queries that doctors can ask without learning a language',
        'Work one day a week in the hospital',
      ],
      you: [
        'A master’s degree in computer science or medical informatics',
        'Good German, as patients’ records are written in it',
        'Respect for privacy',
      ],
      offer: offer.en,
    }),
    descriptionDe: german({
      what: 'Auf welcher Messung beruht diese Diagnose? Gemeinsam mit einem Universitätsklinikum machen Sie den Weg der Daten von der Patientin bis zur Veröffentlichung sichtbar.',
      tasks: [
        'Herkunft in Systemen erfassen, die nie dafür gebaut wurden',
        'Anfragen finden, die Ärztinnen und Ärzte ohne eigene Sprache stellen können',
        'einen Tag in der Woche im Klinikum arbeiten',
      ],
      you: [
        'Masterabschluss in Informatik oder Medizininformatik',
        'gutes Deutsch, da die Akten so geschrieben sind',
        'Achtung vor der Privatsphäre',
      ],
      offer: offer.de,
    }),
  },
  {
    ...doctoral,
    writtenBy: 'Emil',
    state: 'DRAFT',
    title: 'Doctoral researcher in databases on new hardware',
    researchArea: 'Modern hardware',
    descriptionEn:
      '<p>Memory that remembers, disks that compute: you find out what a database should look like on them.</p>',
  },
  {
    ...doctoral,
    writtenBy: 'Paula',
    state: 'CLOSED',
    title: 'Student assistant for the databases lecture',
    researchArea: 'Teaching',
    workloadPercent: 25,
    contractMonths: 6,
    salaryGrade: 'NONE',
    descriptionEn:
      '<p>You help three hundred first-year students to write their first queries, and you correct their exercises.</p>',
    descriptionDe: '<p>Sie helfen dreihundert Studierenden bei ihren ersten Anfragen und korrigieren ihre Übungen.</p>',
  },
  {
    ...doctoral,
    writtenBy: 'Paula',
    state: 'APPLICANT_FOUND',
    title: 'Doctoral researcher in approximate query processing',
    researchArea: 'Approximate queries',
    descriptionEn: '<p>Nine tenths of an answer in a tenth of the time: you say which nine tenths.</p>',
    descriptionDe: '<p>Neun Zehntel der Antwort in einem Zehntel der Zeit: Sie sagen, welche neun.</p>',
  },
]
