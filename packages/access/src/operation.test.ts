import { describe, expect, test } from 'vitest'
import { accessFaults, type Operation, printOperations } from './index.ts'

const path = '/api/research-groups/:researchGroupId/jobs'
const faultsOf = (access: unknown) => accessFaults({ method: 'GET', path, access })

describe('a declaration', () => {
  test.each([
    { class: 'Authenticated' },
    { public: 'adverts are public', object: 'PUBLISHED, else 404' },
    { class: 'ProfessorOrEmployeeOrAdmin', param: { from: 'params.researchGroupId' } },
    { class: 'ProfessorOrEmployee', param: { from: 'query.researchGroupId', optional: true }, object: 'own groups' },
    { class: 'ApplicantOrAdmin', param: { target: 'USER_ID', from: 'body.userId' } },
  ])('like %j is valid', access => {
    expect(faultsOf(access)).toEqual([])
    expect(accessFaults({ method: 'GET', path: '/api/research-groups/{researchGroupId}', access })).toEqual([])
  })

  test.each<[unknown, string]>([
    [undefined, 'does not say who may call it'],
    [[], 'does not say who may call it'],
    [{}, 'names the unknown class undefined'],
    [{ class: 'Staff' }, 'names the unknown class Staff'],
    [{ class: 'toString' }, 'names the unknown class toString'],
    [{ public: ' ' }, 'is public without a reason'],
    [{ public: 'x', class: 'Admin' }, 'does not know “class”'],
    [{ class: 'Admin', object: '' }, 'has an object check without words'],
    [{ class: 'Admin', role: 'x' }, 'does not know “role”'],
    [{ class: 'Admin', param: 'id' }, 'has a parameter check that is no object'],
    [{ class: 'Admin', param: { target: 'JOB_ID', from: 'query.id' } }, 'checks the unknown target JOB_ID'],
    [
      { class: 'Admin', param: { from: 'headers.id' } },
      'does not say where its parameter is (params.…, query.… or body.…)',
    ],
    [{ class: 'Admin', param: { from: 'params.jobId' } }, 'checks jobId, which its path does not have'],
    [{ class: 'Admin', param: { from: 'params.researchGroup' } }, 'checks researchGroup, which its path does not have'],
    [{ class: 'Admin', param: { from: 'query.id', optional: false } }, 'may only say optional: true'],
    [
      { class: 'Admin', param: { from: 'params.researchGroupId', optional: true } },
      'calls a part of its path optional',
    ],
    [{ class: 'Admin', param: { from: 'query.id', also: 1 } }, 'does not know “also”'],
    [{ class: 'Applicant', param: { from: 'query.id' } }, 'asks for a group, where nobody is Applicant'],
  ])('like %j is refused with a sentence', (access, fault) => {
    expect(faultsOf(access)).toEqual([`GET ${path} ${fault}.`])
  })

  test('reports all its faults at once', () => {
    expect(faultsOf({ class: 'Staff', param: { target: 'X', from: 'y' }, object: '' })).toHaveLength(4)
  })
})

test('the operations are printed one row each', () => {
  const operations: Operation[] = [
    { method: 'GET', path: '/api/jobs', access: { public: 'adverts are public', object: 'open jobs only' } },
    {
      method: 'POST',
      path,
      access: { class: 'ProfessorOrEmployeeOrAdmin', param: { from: 'params.researchGroupId' } },
    },
    {
      method: 'GET',
      path: '/api/evaluation/applications',
      access: {
        class: 'ProfessorOrEmployee',
        param: { target: 'RESEARCH_GROUP_ID', from: 'query.researchGroupId', optional: true },
        object: 'own groups | sent',
      },
    },
  ]
  expect(printOperations(operations)).toBe(`| method | path | class | parameter check | object check |
| --- | --- | --- | --- | --- |
| GET | \`/api/jobs\` | Public (adverts are public) | – | open jobs only |
| POST | \`${path}\` | ProfessorOrEmployeeOrAdmin | RESEARCH_GROUP_ID in params.researchGroupId | – |
| GET | \`/api/evaluation/applications\` | ProfessorOrEmployee | RESEARCH_GROUP_ID in query.researchGroupId, when given | own groups \\| sent |
`)
})
