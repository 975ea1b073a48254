import { admin, allOf, anyOf, inGroup, isNot, not, own, policy, where } from '@kolleg/access'
import { drafts } from '../states/application-states.ts'
import { keptOut } from '../states/judges.ts'
import type { Application } from './application.ts'

const owner = own('applicantId')
/** For whom the application exists as one of their group. */
const member = allOf(inGroup('researchGroupId'), not(keptOut))
const sent = isNot('state', drafts)
/** Members may not evaluate their own application, nor read what others think of it. */
const evaluator = allOf(member, sent, not(owner))

/** A draft does not exist for the group; other people get 403. */
export const applications = policy<Application>('application')(
  {
    list: owner,
    /** State, job and dates only. */
    oversee: anyOf(owner, allOf(member, sent), allOf(admin, not(keptOut))),
    read: anyOf(owner, allOf(member, sent)),
    edit: owner,
    submit: owner,
    nameReferee: owner,
    withdraw: owner,
    delete: owner,
    evaluate: evaluator,
    open: evaluator,
    unread: evaluator,
    shortlist: evaluator,
    unlist: evaluator,
    accept: evaluator,
    reject: evaluator,
    reconsider: allOf(evaluator, anyOf(own('decidedBy'), inGroup('researchGroupId', ['PROFESSOR']))),
  },
  { hidden: allOf(not(owner), anyOf(keptOut, allOf(member, where('state', drafts)))) },
)
