import * as fc from 'fast-check'
import { expect } from 'vitest'
import { competency, fresh, metric, save, suggestions } from '../course.ts'
import { api, type Service } from '../service.ts'
import { complaintAbout, exchange } from './exchange.ts'
import { request } from './requests.ts'

const atOnce = 8

/** Sends generated requests, a few at a time; no reply may break the contract, no request may hang. */
export const sendGenerated = async (service: Service, requests: number): Promise<void> => {
  await fc.assert(
    fc.asyncProperty(fc.array(request, { minLength: atOnce, maxLength: atOnce }), async batch => {
      const answered = await Promise.all(batch.map(bytes => exchange(service.address, bytes)))
      const complaints = answered.flatMap((replies, at) =>
        replies.flatMap(reply => {
          const complaint = complaintAbout(reply)
          return complaint ? [{ complaint, request: batch[at]?.toString('latin1').slice(0, 600) }] : []
        }),
      )
      expect(complaints).toEqual([])
    }),
    { numRuns: Math.ceil(requests / atOnce), endOnFailure: true },
  )
}

/** Afterwards the service still works and no request is pending. */
export const expectHealthy = async (service: Service): Promise<void> => {
  expect((await service.ask('GET', `${api}/health/`)).status).toBe(200)
  const one = competency(fresh() + 1_000_000, 'still well')
  await save(service, { competencies: [one] })
  expect(await suggestions(service, 'still well', one.course_id)).toHaveLength(1)
  expect(await metric(service, 'embedder_pending')).toBe(0)
}
