import { type Advert, english, german } from './advert.ts'

const research = {
  subjectArea: 'COMPUTER_SCIENCE',
  location: 'GARCHING',
  workloadPercent: 75,
  contractMonths: 36,
  fundingType: 'FULLY_FUNDED',
  salaryGrade: 'E13',
  suitableForDisabled: true,
} as const

const offer = {
  en: 'We offer a position at 75 % (TV-L E13), partners in clinics and schools, and a workshop in which nearly everything can be built.',
  de: 'Wir bieten eine Stelle zu 75 % (TV-L E13), Partner in Kliniken und Schulen und eine Werkstatt, in der sich fast alles bauen lässt.',
}

export const humanComputerInteractionAdverts: readonly Advert[] = [
  {
    ...research,
    writtenBy: 'Henrik',
    state: 'PUBLISHED',
    title: 'Wissenschaftliche Mitarbeit: barrierefreie Oberflächen',
    researchArea: 'Barrierefreiheit',
    deadlineInDays: 18,
    startInDays: 90,
    decisionInDays: 45,
    referenceLettersRequired: 1,
    criteria: [
      { name: 'Empirisches Arbeiten', guidance: 'Studien geplant, durchgeführt, ausgewertet?', weight: 2 },
      { name: 'Handwerk', guidance: 'Prototypen, die andere benutzt haben?', weight: 2 },
    ],
    questions: [
      {
        textEn: 'Have you worked with people with disabilities before?',
        textDe: 'Haben Sie schon mit Menschen mit Behinderungen gearbeitet?',
        kind: 'YES_NO',
        required: true,
      },
    ],
    descriptionEn: english({
      what: 'One person in ten cannot use the web as it is built today. You find out with them what should be built instead.',
      tasks: [
        'Hold workshops with blind and with older people',
        'Build prototypes and try them out in everyday life',
        'Write for CHI and ASSETS',
      ],
      you: [
        'A master’s degree in computer science, psychology or design',
        'Very good German and good English',
        'Experience with studies',
      ],
      offer: offer.en,
    }),
    descriptionDe: german({
      what: 'Jeder zehnte Mensch kann das Netz so, wie es heute gebaut wird, nicht benutzen. Sie finden mit diesen Menschen heraus, was man stattdessen bauen sollte.',
      tasks: [
        'Werkstätten mit blinden und mit älteren Menschen gestalten',
        'Prototypen bauen und im Alltag erproben',
        'für CHI und ASSETS schreiben',
      ],
      you: [
        'Masterabschluss in Informatik, Psychologie oder Gestaltung',
        'sehr gutes Deutsch und gutes Englisch',
        'Erfahrung mit Studien',
      ],
      offer: offer.de,
    }),
  },
  {
    ...research,
    writtenBy: 'Nora',
    state: 'PUBLISHED',
    title: 'Doctoral researcher in explainable assistance for surgery',
    researchArea: 'Explainable assistance',
    subjectArea: 'MEDICINE',
    location: 'MUNICH',
    workloadPercent: 100,
    fundingType: 'RESEARCH_GRANT',
    deadlineInDays: 60,
    startDateByArrangement: true,
    referenceLettersRequired: 2,
    descriptionEn: english({
      what: 'When an assistant warns in the middle of an operation, there is one second to explain why. You design that second.',
      tasks: [
        'Watch operations and understand what is missing',
        'Design and test explanations in a simulated theatre',
        'Work with surgeons, engineers and ethicists',
      ],
      you: [
        'A master’s degree in a fitting field',
        'Readiness to spend time in a hospital',
        'Experience with machine learning is welcome',
      ],
      offer: 'We offer a full position (TV-L E13) for three years.',
    }),
    descriptionDe: german({
      what: 'Wenn eine Assistenz mitten in der Operation warnt, bleibt eine Sekunde, um zu sagen, warum. Sie gestalten diese Sekunde.',
      tasks: [
        'Operationen beobachten und verstehen, was fehlt',
        'Erklärungen entwerfen und in einem nachgebauten Saal erproben',
        'mit Chirurgie, Technik und Ethik zusammenarbeiten',
      ],
      you: [
        'Masterabschluss in einem passenden Fach',
        'Bereitschaft, Zeit im Klinikum zu verbringen',
        'Erfahrung mit maschinellem Lernen ist willkommen',
      ],
      offer: 'Wir bieten eine volle Stelle (TV-L E13) für drei Jahre.',
    }),
  },
  {
    ...research,
    writtenBy: 'Henrik',
    state: 'PUBLISHED',
    title: 'Doctoral researcher in learning with robots at school',
    researchArea: 'Learning technologies',
    subjectArea: 'EDUCATION',
    location: 'HEILBRONN',
    fundingType: 'SCHOLARSHIP',
    deadlineInDays: 33,
    startInDays: 150,
    referenceLettersRequired: 1,
    descriptionEn: english({
      what: 'Can a robot that makes mistakes teach better than one that makes none? You try it out in twelve schools.',
      tasks: [
        'Plan studies with teachers',
        'Program robots so that children can understand them',
        'Evaluate what remains after a year',
      ],
      you: [
        'A master’s degree in education, psychology or computer science',
        'Joy in working with children',
        'Statistics',
      ],
      offer: 'The scholarship covers three years and all travel.',
    }),
    descriptionDe: german({
      what: 'Kann ein Roboter, der Fehler macht, besser unterrichten als einer, der keine macht? Sie probieren es an zwölf Schulen aus.',
      tasks: [
        'Studien gemeinsam mit Lehrkräften planen',
        'Roboter so programmieren, dass Kinder sie verstehen',
        'auswerten, was nach einem Jahr bleibt',
      ],
      you: [
        'Masterabschluss in Bildungswissenschaft, Psychologie oder Informatik',
        'Freude an der Arbeit mit Kindern',
        'Statistik',
      ],
      offer: 'Das Stipendium trägt drei Jahre und alle Reisen.',
    }),
  },
  {
    ...research,
    writtenBy: 'Nora',
    state: 'PUBLISHED',
    title: 'Lab engineer for physical prototypes',
    researchArea: 'Prototyping',
    subjectArea: 'ELECTRICAL_ENGINEERING',
    workloadPercent: 50,
    contractMonths: 24,
    salaryGrade: 'E12',
    deadlineInDays: 1,
    startInDays: 30,
    descriptionEn:
      '<p>You run our workshop: printers, cutters, soldering irons, and forty students who have never used one.</p>',
    descriptionDe:
      '<p>Sie führen unsere Werkstatt: Drucker, Schneider, Lötkolben und vierzig Studierende, die noch nie einen benutzt haben.</p>',
  },
  {
    ...research,
    writtenBy: 'Nora',
    state: 'DRAFT',
    title: 'Wissenschaftliche Mitarbeit: Sprachassistenz in der Pflege',
    researchArea: 'Sprachassistenz',
    descriptionDe: '<p>Sie erforschen, wann Pflegekräfte mit einer Maschine sprechen möchten und wann nicht.</p>',
  },
]
