import type { Grant, Role } from '@kolleg/access'
import type { House } from './house.ts'

type Options = Parameters<House['call']>[2]

/** A signed-in person with these roles, who can make calls. */
export const enter = (house: House, name: string, ...grants: readonly (Grant | Role)[]) =>
  enterTelling(house, { name, email: `${name.toLowerCase()}@uni.test`, isVerified: true }, ...grants)

/** The same with the address that the issuer states; without one if it is empty. */
export const enterTelling = async (
  house: House,
  { name, email, isVerified }: { readonly name: string; readonly email: string; readonly isVerified: boolean },
  ...grants: readonly (Grant | Role)[]
) => {
  const token = await house.issuer.sign({
    sub: name,
    ...(email && { email, email_verified: isVerified }),
    given_name: name,
    family_name: 'Test',
    exp: Math.floor(Date.now() / 1000) + 3600,
  })
  const call = (path: string, options: Options = {}) => house.call(path, token, options)
  const { body } = await call('/api/users/me')
  const userId = String(body['userId'])
  const given = grants.map(grant => (typeof grant === 'string' ? { role: grant, groupId: null } : grant))
  for (const { role, groupId } of given)
    await house.database.query
      .insertInto('role')
      .values({ user_id: userId, role, research_group_id: groupId })
      .onConflict(conflict => conflict.doNothing())
      .execute()
  return {
    userId,
    email,
    token,
    call,
    get: (path: string) => call(path),
    post: (path: string, payload?: object) => call(path, { method: 'POST', ...(payload && { body: payload }) }),
    put: (path: string, payload: object) => call(path, { method: 'PUT', body: payload }),
    patch: (path: string, payload: object) => call(path, { method: 'PATCH', body: payload }),
    delete: (path: string) => call(path, { method: 'DELETE' }),
  }
}

/** An active group without members; `enter` gives roles in it. */
export const newGroup = async (house: House, name: string): Promise<string> => {
  const { research_group_id } = await house.database.query
    .insertInto('research_group')
    .values({ name, state: 'ACTIVE', letter_grace_minutes: house.context.config.LETTER_GRACE_MINUTES })
    .returning('research_group_id')
    .executeTakeFirstOrThrow()
  return research_group_id
}

export type Someone = Awaited<ReturnType<typeof enter>>
