import { expect, test } from 'vitest'
import { exampleMaker } from './examples.ts'

const text = { type: 'string' }
const schemas = {
  Dog: { type: 'object', required: ['name'], properties: { name: text, age: { type: 'integer', minimum: 0 } } },
}
const known = { name: 'Ada', 'Dog.name': 'Rex', colour: 'brown', 'format:date': '2027-01-31' }
const make = exampleMaker(known, schemas)

test.each([
  ['a value by the name of its property', text, 'Ada'],
  ['the one of its owner before that', { $ref: '#/components/schemas/Dog' }, { name: 'Rex', age: 0 }],
  ['a list of one', { type: 'array', items: text }, ['Ada']],
  ['a choice', { anyOf: [{ type: 'null' }, text] }, 'Ada'],
  ['null where nothing is known', { anyOf: [{ type: 'string', format: 'uuid' }, { type: 'null' }] }, null],
  ['an allowed value', { enum: ['Eva', 'Ada'] }, 'Ada'],
  ['the first allowed one', { enum: ['Eva', 'Ida'] }, 'Eva'],
])('an example is %s', (_, schema, expected) => {
  const isNamed = expected !== null
  expect(make(schema, 'Person', isNamed ? 'name' : 'id')).toEqual(expected)
})

test('a value of another type is not used', () => {
  expect(make({ type: 'integer', minimum: 3 }, 'Person', 'name')).toBe(3)
})

test('an unknown optional value is left out, an unknown required one prevents the example', () => {
  const properties = { name: text, nick: text }
  expect(make({ type: 'object', properties }, 'Cat', 'Cat')).toEqual({ name: 'Ada' })
  expect(make({ type: 'object', properties, required: ['nick'] }, 'Cat', 'Cat')).toBeUndefined()
})

test('a value for the format is used if none is known for the name', () => {
  expect(make({ type: 'string', format: 'date' }, 'Dog', 'born')).toBe('2027-01-31')
})
