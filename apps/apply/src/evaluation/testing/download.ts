import type { Someone } from '../../../test/house/cast.ts'
import type { House } from '../../../test/house/house.ts'

/** A generated file, with its headers. */
export const download = async (house: House, who: Someone, path: string) => {
  const answer = await fetch(`${house.address}/api/evaluation/applications/${path}`, {
    headers: { authorization: `Bearer ${who.token}` },
  })
  return { status: answer.status, headers: answer.headers, bytes: new Uint8Array(await answer.arrayBuffer()) }
}
