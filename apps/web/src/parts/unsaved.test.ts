import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { session } from '../session/session.ts'
import { unsaved } from './unsaved.ts'

const words = { value: 'Words', version: 1 }
const be = (person: string): void => session.set({ state: 'signed-in', token: '', expiresAt: 0, person })
const leave = (): void => session.set({ state: 'anonymous' })
const comment = () => unsaved.of<string>('comment')
const letter = () => unsaved.of<string>('letter', 'link')

/** The part of Storage that is used. */
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
  leave()
  vi.unstubAllGlobals()
})

test.each([
  ['paula', 'emil'],
  ['a', 'a.b'],
  ['a', 'a/b'],
])('edits of %s are found neither by %s nor without a sign-in', (one, other) => {
  be(one)
  comment().write(words)
  be(other)
  expect(comment().read()).toBeUndefined()
  expect(unsaved.isEmpty()).toBe(true)
  leave()
  expect(comment().read()).toBeUndefined()
  expect(unsaved.isEmpty()).toBe(true)
})

test('unsaved edits survive an expired sign-in', () => {
  be('paula')
  comment().write(words)
  session.set({ state: 'expired', person: 'paula' })
  expect(comment().read()).toEqual(words)
  leave()
  be('paula')
  unsaved.forgetOthers()
  expect(comment().read()).toEqual(words)
})

test('saved edits are removed from their owner’s copies, even if somebody else is signed in by then', () => {
  be('paula')
  const copy = comment()
  copy.write(words)
  leave()
  copy.remove()
  be('paula')
  expect(comment().read()).toBeUndefined()
})

test('after signing out, nothing more is stored', () => {
  be('paula')
  const copy = comment()
  leave()
  copy.write(words)
  be('emil')
  copy.write(words)
  expect(sessionStorage.length).toBe(0)
})

test('edits on a page opened by a link are the same with and without a sign-in', () => {
  be('emil')
  const copy = letter()
  copy.write(words)
  expect(unsaved.isEmpty()).toBe(false)
  leave()
  expect(letter().read()).toEqual(words)
  expect(unsaved.isEmpty()).toBe(false)
  be('paula')
  unsaved.forgetOthers()
  expect(letter().read()).toEqual(words)
  copy.write({ ...words, version: 2 })
  expect(letter().read()?.version).toBe(2)
})

test('another person who signs in finds no edits of others in the tab', () => {
  sessionStorage.setItem('oidc.state', 'theirs')
  be('a.b')
  comment().write(words)
  be('a')
  comment().write(words)
  unsaved.forgetOthers()
  expect(sessionStorage.length).toBe(2)
  expect(comment().read()).toEqual(words)
})

test('forgetting everything removes all edits, and nothing else', () => {
  sessionStorage.setItem('oidc.state', 'theirs')
  letter().write(words)
  be('paula')
  comment().write(words)
  unsaved.forgetAll()
  expect(sessionStorage.length).toBe(1)
})
