import { describe, expect, test } from 'vitest'
import { api, type Service } from '../service.ts'

const ok = { status: 'ok' }
export const healthy = {
  status: 'ok',
  components: {
    api: ok,
    vector_store: { status: 'ok', collections: { Exercise: ok, Competency: ok, SemanticCluster: ok } },
  },
}

export const healthChapter = (service: () => Service) =>
  describe('GET /health/', () => {
    test('200 OK with exactly status, components, and the three collections', async () => {
      const { status, json, type } = await service().ask('GET', `${api}/health/`)
      expect({ status, json }).toEqual({ status: 200, json: healthy })
      expect(type).toMatch(/^application\/json/)
    })

    test('needs no authentication, and ignores a wrong key', async () => {
      for (const key of [null, 'wrong', 'Bearer wrong'])
        expect(await service().ask('GET', `${api}/health/`, { key })).toMatchObject({ status: 200, json: healthy })
    })

    test('works with and without a trailing slash, never by redirect', async () => {
      for (const path of ['health', 'health/']) expect((await service().ask('GET', `${api}/${path}`)).status).toBe(200)
    })

    test('load balancers may ask with HEAD', async () => {
      const { status, text } = await service().ask('HEAD', `${api}/health/`, { key: null })
      expect({ status, text }).toEqual({ status: 200, text: '' })
    })
  })
