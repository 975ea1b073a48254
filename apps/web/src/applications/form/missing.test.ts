import { expect, test } from 'vitest'
import type { ProfileDraft } from '../../applicants/profile-draft.ts'
import { fieldOf, missingIn } from './missing.ts'

const account = { firstName: '', lastName: '', email: '' }
const profile: ProfileDraft = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  website: '',
  birthDate: null,
  nationality: null,
  street: '',
  postalCode: '',
  city: '',
  country: '',
  degrees: [],
}
const draft = {
  motivation: '<p> </p>',
  skills: '',
  experience: '',
  desiredStart: null,
  answers: {},
  consents: { dataProcessing: false, waiveLetterAccess: true },
}
const question = { questionId: 'q1', textEn: 'Why?', textDe: 'Warum?', kind: 'TEXT' as const, required: true }
const application = { questions: [question], documents: [], references: [] }

test('everything missing in an empty application is named and leads to its step', () => {
  const missing = missingIn({ profile, account, draft, application, letters: 1 })
  expect(missing.map(pointer => [pointer, fieldOf(pointer).step])).toEqual([
    ['/profile/lastName', 'person'],
    ['/profile/email', 'person'],
    ['/profile/degrees', 'education'],
    ['/motivation', 'motivation'],
    ['/answers/q1', 'motivation'],
    ['/documents', 'documents'],
    ['/references', 'references'],
    ['/consents/dataProcessing', 'summary'],
  ])
})

test('the account’s name and address are enough, and “no” counts as an answer', () => {
  const known = { firstName: 'Amira', lastName: '', email: 'amira@uni.test' }
  const answered = { ...draft, answers: { q1: false } }
  const missing = missingIn({ profile, account: known, draft: answered, application, letters: 0 })
  expect(missing).toEqual(['/profile/degrees', '/motivation', '/documents', '/consents/dataProcessing'])
})
