import { expect, test } from 'vitest'
import { liftTitled } from './components.ts'

const pet = { type: 'object', title: 'Pet', properties: { name: { type: 'string' } } }
const owner = { type: 'object', title: 'Owner', properties: { pet } }

test('a titled schema occurs once among the components, also inside another', () => {
  expect(liftTitled({ info: { title: 'API' }, a: pet, b: [owner] })).toEqual({
    info: { title: 'API' },
    a: { $ref: '#/components/schemas/Pet' },
    b: [{ $ref: '#/components/schemas/Owner' }],
    components: {
      schemas: { Owner: { ...owner, properties: { pet: { $ref: '#/components/schemas/Pet' } } }, Pet: pet },
    },
  })
})

test('two schemas with one title stay in place, and other components are kept', () => {
  const other = { ...pet, required: ['name'] }
  const description = { a: pet, b: other, components: { securitySchemes: { bearer: {} } } }
  expect(liftTitled(description)).toEqual({ ...description, components: { ...description.components, schemas: {} } })
})
