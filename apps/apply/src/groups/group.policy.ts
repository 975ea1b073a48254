import { admin, inGroup, own, policy, where } from '@kolleg/access'
import type { Group } from './group.ts'

const staff = inGroup('researchGroupId', 'ProfessorOrEmployeeOrAdmin')
const leader = inGroup('researchGroupId', 'ProfessorOrAdmin')

export const groups = policy<Group>('researchGroup')({
  see: where('state', ['ACTIVE']),
  followRequest: own('requestedBy'),
  read: staff,
  edit: staff,
  manageMembers: leader,
  readAudit: leader,
  leave: inGroup('researchGroupId'),
  activate: admin,
  deny: admin,
  suspend: admin,
})
