import type { Sent, World } from './world.ts'

/** What a good call of each operation sends; those that send nothing are left out. */
export const requests = (_: World): Readonly<Record<string, Sent>> => ({
  'GET /assets/:file': { params: { file: 'none.js' } },
  'GET /dev/mailbox/:id': { params: { id: '1' } },
  'GET /dev/mailbox/:id/html': { params: { id: '1' } },
  'GET /docs/assets/:file': { params: { file: 'page.css' } },
  'GET /problems/:code': { params: { code: 'not-found' } },
  'PATCH /api/users/me': { body: { language: 'de' } },
})
