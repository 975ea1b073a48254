import { enter, newGroup, type Someone } from '../../../test/house/cast.ts'
import { openHouse } from '../../../test/house/house.ts'
import { picture } from './pictures.ts'

/** A service with two groups, a person who works in both, and a picture to upload. */
export const openGallery = async () => {
  const house = await openHouse()
  const here = await newGroup(house, 'Data')
  const there = await newGroup(house, 'Robots')

  const send = async (
    who: Someone,
    path: string,
    file: Buffer | undefined,
    more: Record<string, string> = {},
    key = '',
  ) => {
    const form = new FormData()
    for (const [name, value] of Object.entries(more)) form.set(name, value)
    if (file) form.set('file', new Blob([new Uint8Array(file)], { type: 'image/png' }), 'banner.png')
    const headers = { authorization: `Bearer ${who.token}`, ...(key && { 'idempotency-key': key }) }
    const reply = await fetch(`${house.address}${path}`, { method: 'POST', body: form, headers })
    return { status: reply.status, headers: reply.headers, body: (await reply.json()) as Record<string, unknown> }
  }
  return {
    house,
    here,
    there,
    ada: await enter(house, 'Ada', { role: 'PROFESSOR', groupId: here }),
    ben: await enter(house, 'Ben', { role: 'EMPLOYEE', groupId: here }, { role: 'PROFESSOR', groupId: there }),
    eve: await enter(house, 'Eve', { role: 'PROFESSOR', groupId: there }),
    root: await enter(house, 'Root', 'ADMIN'),
    png: await picture('png', 420, 210),
    banners: `/api/research-groups/${here}/images/banners`,
    send,
  }
}

export type Gallery = Awaited<ReturnType<typeof openGallery>>
