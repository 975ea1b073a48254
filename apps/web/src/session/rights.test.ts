import { QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { Problem } from '../api/problem.ts'
import { queries, whoKey } from '../api/queries.ts'
import { dropLostRights } from './rights.ts'

afterEach(() => queries.clear())

const key = ['evaluation', 'list', {}]
const refused = (): Promise<never> => Promise.reject(new Problem({ code: 'ACCESS_DENIED', status: 403 }))
const watch = (queryKey: readonly unknown[], queryFn: () => Promise<unknown>) => {
  const observer = new QueryObserver(queries, { queryKey, queryFn, retry: false })
  return { stop: observer.subscribe(() => {}), shown: () => observer.getCurrentResult() }
}
const holder = (userId: string, ...groups: readonly string[]) => ({
  userId,
  roles: ['APPLICANT'],
  memberships: groups.map(researchGroupId => ({ researchGroupId, role: 'EMPLOYEE' })),
})

test('refused data disappears, and several refusals ask only once who is signed in', async () => {
  const who = vi.fn<() => Promise<unknown>>(() => Promise.resolve({ userId: 'emil' }))
  const me = watch([...whoKey, undefined], who)
  await vi.waitFor(() => expect(me.shown().data).toBeDefined())
  const lists = [key, ['evaluation', 'views']].map(each => {
    queries.setQueryData(each, 'names')
    return watch(each, refused)
  })
  expect(lists.map(({ shown }) => shown().data)).toEqual(['names', 'names'])
  await queries.invalidateQueries({ queryKey: ['evaluation'] })
  for (const { shown } of lists)
    expect(shown()).toMatchObject({ data: undefined, status: 'error', error: { code: 'ACCESS_DENIED' } })
  await vi.waitFor(() => expect(me.shown().fetchStatus).toBe('idle'))
  expect(who).toHaveBeenCalledTimes(2)
  for (const { stop } of [me, ...lists]) stop()
})

test('a refusal of the question who is signed in does not repeat it', async () => {
  const who = vi.fn<() => Promise<unknown>>(refused)
  const { shown, stop } = watch([...whoKey, undefined], who)
  await vi.waitFor(() => expect(shown().status).toBe('error'))
  await new Promise(resolve => setTimeout(resolve))
  await vi.waitFor(() => expect(shown().fetchStatus).toBe('idle'))
  expect(who).toHaveBeenCalledTimes(1)
  stop()
})

test('other failures leave the data on the page', async () => {
  queries.setQueryData(key, 'names')
  const { shown, stop } = watch(key, () => Promise.reject(new Problem({ code: 'INTERNAL', status: 500 })))
  await queries.invalidateQueries({ queryKey: key })
  expect(shown()).toMatchObject({ data: 'names', status: 'error' })
  stop()
})

test('losing a role removes what it showed, but not public or personal data', () => {
  const own = [
    ['applicant', 'profile'],
    ['jobs', 'open', 'some'],
    ['applications', 'one', 'mine'],
    [...whoKey, 'group'],
  ]
  const all = [key, ['groups', 'g', 'members'], ['applications', 'all', {}], ...own]
  const fill = () => all.forEach(each => void queries.setQueryData(each, 'something'))
  const left = () => all.filter(each => queries.getQueryData(each) !== undefined)

  dropLostRights(holder('emil', 'optics', 'acoustics'))
  fill()
  dropLostRights(holder('emil', 'acoustics', 'optics', 'mechanics'))
  dropLostRights(holder('paula'))
  dropLostRights(holder('emil', 'optics', 'acoustics'))
  expect(left()).toEqual(all)
  dropLostRights(holder('emil', 'optics'))
  expect(left()).toEqual(own)
  fill()
  dropLostRights({ ...holder('emil', 'optics'), roles: [] })
  expect(left()).toEqual(own)
})
