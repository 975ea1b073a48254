import { demoPerson } from './people.ts'

const amira = demoPerson('Amira')
const emil = demoPerson('Emil')
const paula = demoPerson('Paula')
const ada = demoPerson('Ada')

const rosa = { ...amira, firstName: 'Rosa', lastName: 'Luna', email: 'rosa.luna@else.example' }

const named = (schema: string, { userId, firstName, lastName, email }: typeof amira) =>
  Object.fromEntries(
    Object.entries({ userId, firstName, lastName, email }).map(([name, value]) => [`${schema}.${name}`, value]),
  )

/** Who is shown where: the demo’s own people, and Rosa, who writes a reference. */
export const people = {
  ...amira,
  ...named('AddedMember', emil),
  ...named('Member', emil),
  ...named('DemoPerson', amira),
  ...named('Admin', ada),
  ...named('User', emil),
  'User.roles': ['APPLICANT', 'EMPLOYEE'],
  'UserSettings.roles': ['APPLICANT', 'EMPLOYEE'],
  ...named('Candidate', emil),
  ...named('Interviewer', paula),
  ...named('InterviewAssessment', paula),
  ...named('Reference', rosa),
  ...named('ReferenceForMembers', rosa),
  userId: amira.userId,
  phone: '+49 89 1234567',
  website: 'https://data.demo.example',
  nationality: 'JO',
  street: 'Boltzmannstraße 3',
  postalCode: '85748',
  city: 'Garching',
  country: 'Germany',
  'LocationChoice.country': 'AT',
  'CatalogueEntry.country': 'AT',
  reviewerName: 'Paula Lindner',
  byName: 'Paula Lindner',
  authorName: 'Emil Brandt',
  raterName: 'Emil Brandt',
  recipientName: 'Amira Haddad',
  recipientAddress: amira.email,
  applicantName: 'Amira Haddad',
  refereeName: 'Prof. Rosa Luna',
  assessmentVersion: '4fXh0mRkz2Wq8sJcT1vYbA',
  requesterName: 'Paula Lindner',
  requesterEmail: paula.email,
  supervisingProfessorName: 'Paula Lindner',
  supervisingProfessorId: paula.userId,
  professorId: paula.userId,
  applicantId: amira.userId,
  byUser: paula.userId,
  reviewerId: paula.userId,
  requestedBy: paula.userId,
  'PersonName.name': 'Paula Lindner',
  'PersonName.userId': paula.userId,
  'Author.name': 'Paula Lindner',
  'Author.userId': paula.userId,
  'LetterAddressee.name': 'Amira Haddad',
  'BookableTime.interviewers': ['Paula Lindner', 'Emil Brandt'],
  institution: 'University of Jordan',
  relationship: 'Supervised her bachelor’s thesis',
  knownAs: 'My student from 2021 to 2023',
  comments: 'One of the best students of her year.',
  birthDate: '1998-05-17',
  university: 'Technical University of Munich',
  'Degree.name': 'Informatics',
  'DegreeWithGermanGrade.kind': 'MASTER',
  'DegreeWithGermanGrade.date': '2026-03-31',
  grade: 1.3,
  germanGrade: 1.3,
  'GradeScale.worst': 5,
  'GradeScale.pass': 4,
  'DegreeWithGermanGrade.name': 'Informatics',
}
