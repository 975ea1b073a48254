import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { session } from '../session/session.ts'
import { unsaved } from './unsaved.ts'

const words = { value: 'Words', version: 1 }
const be = (person: string): void => session.set({ state: 'signed-in', token: '', expiresAt: 0, person })

/** As much of the browser's own as is used. */
const storage = () => {
  const items = new Map<string, string>()
  return {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, text: string) => void items.set(name, text),
    removeItem: (name: string) => void items.delete(name),
    key: (index: number) => [...items.keys()][index] ?? null,
    get length() {
      return items.size
    },
  }
}

beforeEach(() => {
  vi.stubGlobal('sessionStorage', storage())
})
afterEach(() => {
  session.set({ state: 'anonymous' })
  vi.unstubAllGlobals()
})

test.each([
  ['paula', 'emil'],
  ['a', 'a.b'],
  ['a', 'a/b'],
])('what %s wrote is not found by %s, nor by anyone who is not signed in', (one, other) => {
  be(one)
  unsaved.keep('comment', words)
  be(other)
  expect(unsaved.read('comment')).toBeUndefined()
  expect(unsaved.isEmpty()).toBe(true)
  session.set({ state: 'anonymous' })
  expect(unsaved.read('comment')).toBeUndefined()
})

test('it waits for a person whose sign-in has run out', () => {
  be('paula')
  unsaved.keep('comment', words)
  session.set({ state: 'expired', person: 'paula' })
  expect(unsaved.read('comment')).toEqual(words)
  session.set({ state: 'anonymous' })
  be('paula')
  unsaved.forgetOthers()
  expect(unsaved.read('comment')).toEqual(words)
})

test('somebody else who arrives finds the tab empty, also of what was written without an account', () => {
  sessionStorage.setItem('oidc.state', 'theirs')
  unsaved.keep('referee', words)
  be('a.b')
  unsaved.keep('comment', words)
  be('a')
  unsaved.keep('comment', words)
  unsaved.forgetOthers()
  expect(sessionStorage.length).toBe(2)
  expect(unsaved.read('comment')).toEqual(words)
})

test('all is forgotten at once, and nothing but that', () => {
  sessionStorage.setItem('oidc.state', 'theirs')
  unsaved.keep('referee', words)
  be('paula')
  unsaved.keep('comment', words)
  unsaved.forgetAll()
  expect(sessionStorage.length).toBe(1)
})
