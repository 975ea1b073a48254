import * as fc from 'fast-check'
import { expect } from 'vitest'
import { competency, fresh, metric, save, suggestions } from '../course.ts'
import { api, type Service } from '../service.ts'
import { complaintAbout, exchange } from './exchange.ts'
import { request } from './requests.ts'

const atOnce = 8

/** Sends so many generated requests, a few at a time; none may break the contract's shape, none may hang. */
export const assault = async (service: Service, requests: number): Promise<void> => {
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

/** It still does what it is for, and nothing of the assault is under way. */
export const expectWell = async (service: Service): Promise<void> => {
  expect((await service.ask('GET', `${api}/health/`)).status).toBe(200)
  const one = competency(fresh() + 1_000_000, 'still well')
  await save(service, { competencies: [one] })
  expect(await suggestions(service, 'still well', one.course_id)).toHaveLength(1)
  expect(await metric(service, 'embedder_pending')).toBe(0)
}
