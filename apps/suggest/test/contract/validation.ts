import { describe, expect, test } from 'vitest'
import { api, type Service } from '../service.ts'

type Location = readonly (string | number)[]
type Fault = { readonly loc: Location; readonly msg: string; readonly type: string }

const fault = (loc: Location, type: string, msg: string): Fault => ({ loc: ['body', ...loc], msg, type })
const missing = (...loc: Location) => fault(loc, 'missing', 'Field required')
const text = (...loc: Location) => fault(loc, 'string_type', 'Input should be a valid string')
const list = (...loc: Location) => fault(loc, 'list_type', 'Input should be a valid list')
const whole = (...loc: Location) => fault(loc, 'int_type', 'Input should be a valid integer')
const unreadable = 'Input should be a valid integer, unable to parse string as an integer'
const parsed = (...loc: Location) => fault(loc, 'int_parsing', unreadable)
const fractional = (...loc: Location) =>
  fault(loc, 'int_from_float', 'Input should be a valid integer, got a number with a fractional part')
const model = (...loc: Location) =>
  fault(loc, 'model_attributes_type', 'Input should be a valid dictionary or object to extract fields from')
const tooLong = (most: number, ...loc: Location) =>
  fault(loc, 'string_too_long', `String should have at most ${most} characters`)
const operation = fault(['operation_type'], 'enum', "Input should be 'UPDATE' or 'DELETE'")

const valid = { id: 1, title: 'T', description: 'D', course_id: 1 }
const save = (change: object): string => JSON.stringify({ operation_type: 'UPDATE', ...change })
const one = (change: object): string => save({ competencies: [{ ...valid, ...change }] })
const exercise = (change: object): string => save({ exercise: { ...valid, ...change } })

/** The detail of a 422 that repeats the body exactly and contains nothing else. */
const faultsOf = async (service: Service, path: string, raw: string): Promise<unknown> => {
  const { status, json, type } = await service.ask('POST', `${api}/competency/${path}`, { raw })
  expect({ status, json }).toEqual({ status: 422, json: { detail: expect.any(Array), body: raw } })
  expect(type).toMatch(/^application\/json/)
  return (json as { detail: unknown }).detail
}

export const validationChapter = (service: () => Service) =>
  describe('422', () => {
    test('a missing required field is an entry whose loc names the field', async () => {
      expect(await faultsOf(service(), 'suggest', '{}')).toEqual([missing('description'), missing('course_id')])
      expect(await faultsOf(service(), 'save', '{}')).toEqual([missing('operation_type')])
      expect(await faultsOf(service(), 'map-competency-to-exercise', '{}')).toEqual([
        missing('exercise_id'),
        missing('competency_id'),
      ])
      expect(await faultsOf(service(), 'map-competency-to-competency', '{}')).toEqual([
        missing('source_competency_id'),
        missing('target_competency_id'),
      ])
    })

    test('all faults are reported at once, each with its path', async () => {
      const raw = JSON.stringify({
        competencies: [valid, { id: '5', title: 7, description: [], course_id: 1.5 }, 'no', {}],
        exercise: { id: null, competencies: [1, 'x', {}], description: 3 },
        operation_type: 'update',
      })
      expect(await faultsOf(service(), 'save', raw)).toEqual([
        parsed('competencies', 1, 'id'),
        text('competencies', 1, 'title'),
        text('competencies', 1, 'description'),
        fractional('competencies', 1, 'course_id'),
        model('competencies', 2),
        missing('competencies', 3, 'id'),
        missing('competencies', 3, 'title'),
        missing('competencies', 3, 'course_id'),
        whole('exercise', 'id'),
        missing('exercise', 'title'),
        text('exercise', 'description'),
        parsed('exercise', 'competencies', 1),
        whole('exercise', 'competencies', 2),
        missing('exercise', 'course_id'),
        operation,
      ])
    })

    test.each([
      ['"5"', parsed],
      ['"five"', parsed],
      ['""', parsed],
      ['true', whole],
      ['null', whole],
      ['[]', whole],
      ['{}', whole],
      ['1.5', fractional],
      ['-0.5', fractional],
      ['1e-400', fractional],
      ['-0.001E-400', fractional],
    ])('an integer is no %s', async (written, named) => {
      expect(await faultsOf(service(), 'suggest', `{"description":"a","course_id":${written}}`)).toEqual([
        named('course_id'),
      ])
    })

    test.each([
      ['9007199254740992', 'less_than_equal', 'Input should be less than or equal to 9007199254740991'],
      ['1e400', 'less_than_equal', 'Input should be less than or equal to 9007199254740991'],
      ['-9007199254740992', 'greater_than_equal', 'Input should be greater than or equal to -9007199254740991'],
      ['-1e308', 'greater_than_equal', 'Input should be greater than or equal to -9007199254740991'],
    ])('an integer that not every client can hold is refused: %s', async (written, type, msg) => {
      expect(await faultsOf(service(), 'suggest', `{"description":"a","course_id":${written}}`)).toEqual([
        fault(['course_id'], type, msg),
      ])
    })

    test.each(['1.0', '-0', '0', '1e3', '9007199254740991', '-9007199254740991', '10.00e-1'])(
      'an integer may be written as %s',
      async written => {
        const raw = `{"description":"a","course_id":${written}}`
        expect(await service().ask('POST', `${api}/competency/suggest`, { raw })).toMatchObject({
          status: 200,
          text: '{"competencies":[]}',
        })
      },
    )

    test('a text is a string', async () => {
      for (const written of ['1', 'true', 'null', '[]', '{}'])
        expect(await faultsOf(service(), 'suggest', `{"description":${written},"course_id":1}`)).toEqual([
          text('description'),
        ])
      expect(await faultsOf(service(), 'save', one({ title: null }))).toEqual([text('competencies', 0, 'title')])
      expect(await faultsOf(service(), 'save', exercise({ title: 1 }))).toEqual([text('exercise', 'title')])
    })

    test('competencies is an array or null, exercise an object or null', async () => {
      for (const competencies of [{}, 'x', 1, true])
        expect(await faultsOf(service(), 'save', save({ competencies }))).toEqual([list('competencies')])
      for (const given of [[], 'x', 1, true])
        expect(await faultsOf(service(), 'save', save({ exercise: given }))).toEqual([model('exercise')])
      expect(await faultsOf(service(), 'save', exercise({ competencies: 'x' }))).toEqual([
        list('exercise', 'competencies'),
      ])
    })

    test('operation_type is UPDATE or DELETE, in capitals', async () => {
      for (const operation_type of ['update', 'INSERT', '', null, 1, ['UPDATE'], {}])
        expect(await faultsOf(service(), 'save', JSON.stringify({ competencies: [valid], operation_type }))).toEqual([
          operation,
        ])
    })

    test('a body that is not an object', async () => {
      for (const raw of ['[]', '"text"', '1', 'true']) expect(await faultsOf(service(), 'save', raw)).toEqual([model()])
    })

    test('no body at all, or null, is a missing body', async () => {
      expect(await faultsOf(service(), 'suggest', 'null')).toEqual([missing()])
      expect(await faultsOf(service(), 'suggest', '')).toEqual([missing()])
      const { status, json } = await service().ask('POST', `${api}/competency/save`)
      expect({ status, json }).toEqual({
        status: 422,
        json: { detail: [{ loc: ['body'], msg: 'Field required', type: 'missing' }], body: '' },
      })
    })

    test.each([
      ['{', 1],
      ['{"a":1', 6],
      ['{"a" 1}', 5],
      ['{"description":"a","course_id":1}}', 33],
    ])('broken JSON is json_invalid at its position: %s', async (raw, position) => {
      expect(await faultsOf(service(), 'suggest', raw)).toEqual([
        fault([position], 'json_invalid', 'JSON decode error'),
      ])
    })

    test.each([
      ['NaN'],
      ["{'a':1}"],
      ['{"course_id":01}'],
      ['{"a":undefined}'],
      ['[1,]'],
      ['\ufeff\u0000'],
      ['{"a":"\n"}'],
    ])('what is not JSON is json_invalid: %j', async raw => {
      const { status, json } = await service().ask('POST', `${api}/competency/suggest`, { raw })
      expect({ status, json }).toEqual({
        status: 422,
        json: {
          detail: [{ loc: ['body', expect.any(Number)], msg: 'JSON decode error', type: 'json_invalid' }],
          body: raw,
        },
      })
    })

    test('bytes that are not UTF-8 are json_invalid', async () => {
      const raw = Buffer.from('{"description":"\xff\xfe","course_id":1}', 'latin1')
      const { status, json } = await service().ask('POST', `${api}/competency/suggest`, { raw })
      expect(status).toBe(422)
      expect(json).toMatchObject({
        detail: [{ type: 'json_invalid' }],
        body: '{"description":"\ufffd\ufffd","course_id":1}',
      })
    })

    test('a text over its limit is refused with the limit, counted in characters', async () => {
      expect(await faultsOf(service(), 'save', one({ title: 'x'.repeat(1001) }))).toEqual([
        tooLong(1000, 'competencies', 0, 'title'),
      ])
      expect(await faultsOf(service(), 'save', one({ description: '😀'.repeat(20_001) }))).toEqual([
        tooLong(20_000, 'competencies', 0, 'description'),
      ])
      expect(await faultsOf(service(), 'save', exercise({ title: 'x'.repeat(1001) }))).toEqual([
        tooLong(1000, 'exercise', 'title'),
      ])
      const raw = JSON.stringify({ description: 'x'.repeat(20_001), course_id: 1 })
      expect(await faultsOf(service(), 'suggest', raw)).toEqual([tooLong(20_000, 'description')])
      const fits = JSON.stringify({ description: '😀'.repeat(20_000), course_id: 1 })
      expect((await service().ask('POST', `${api}/competency/suggest`, { raw: fits })).status).toBe(200)
    })

    test('a save of more than 1 000 competencies is refused with the limit', async () => {
      const many = Array.from({ length: 1001 }, (_, id) => ({ ...valid, id }))
      const msg = 'List should have at most 1000 items after validation, not 1001'
      expect(await faultsOf(service(), 'save', save({ competencies: many }))).toEqual([
        fault(['competencies'], 'too_long', msg),
      ])
      const ids = many.map(({ id }) => id)
      expect(await faultsOf(service(), 'save', exercise({ competencies: ids }))).toEqual([
        fault(['exercise', 'competencies'], 'too_long', msg),
      ])
    })

    test('a text that the database cannot store is refused, not partly stored', async () => {
      for (const title of ['a\u0000b', '\ud800', 'x\udfff'])
        expect(await service().ask('POST', `${api}/competency/save`, { raw: one({ title }) })).toMatchObject({
          status: 422,
          json: { detail: [{ loc: ['body', 'competencies', 0, 'title'], type: 'string_unicode' }] },
        })
    })

    test.each(['abc', '1.5', '5x', 'true', '%20', '1e3'])(
      'a course id in the path is an integer: %s is refused, with an empty body in the reply',
      async given => {
        const detail = [
          {
            loc: ['path', 'course_id'],
            msg: unreadable,
            type: 'int_parsing',
          },
        ]
        for (const path of [
          `course/${given}/competencies`,
          `course/${given}/health`,
          `competency/relations/suggest/${given}`,
        ]) {
          const { status, json } = await service().ask('GET', `${api}/${path}`)
          expect({ path, status, json }).toEqual({ path, status: 422, json: { detail, body: '' } })
        }
      },
    )

    test('a course id in the path that clients cannot represent is refused', async () => {
      const { status, json } = await service().ask('GET', `${api}/course/9007199254740992/competencies`)
      expect(status).toBe(422)
      expect(json).toMatchObject({ detail: [{ loc: ['path', 'course_id'], type: 'less_than_equal' }], body: '' })
    })

    test('unknown fields are ignored, whatever they contain', async () => {
      const raw =
        '{"description":"a","course_id":1,"limit":-1,"__proto__":{"course_id":"x"},"constructor":null,"":[[[]]]}'
      expect((await service().ask('POST', `${api}/competency/suggest`, { raw })).status).toBe(200)
    })

    test('the last value of a repeated field counts', async () => {
      const raw = '{"description":"a","course_id":"x","course_id":1}'
      expect((await service().ask('POST', `${api}/competency/suggest`, { raw })).status).toBe(200)
    })

    test('unknown query parameters are ignored', async () => {
      const asked = { body: { description: 'a', course_id: 1 } }
      for (const query of ['x=1', 'score=maybe', '__proto__=1'])
        expect((await service().ask('POST', `${api}/competency/suggest?${query}`, asked)).status).toBe(200)
    })
  })
