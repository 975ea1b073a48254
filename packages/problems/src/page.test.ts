import { describe, expect, test } from 'vitest'
import { base, codeOf, printRegister, problemPage, problemsPage, register, slugOf, typeOf } from './index.ts'

const hostile = register({
  HOSTILE: { status: 400, title: '<script>"&\'', meaning: '<b>', remedy: 'a|b\nc', members: { a: '<i>' } },
})

describe('the page of a code', () => {
  test('exists for every type that a reply can carry', () => {
    for (const code of Object.keys(base.entries)) {
      const slug = typeOf(code).replace('/problems/', '')
      expect(codeOf(slug)).toBe(code)
      expect(problemPage(base.entries, slug)).toContain(`<code>${code}</code>`)
    }
  })

  test.each(['nothing', 'ACCESS_DENIED', 'Access-Denied', '__proto__', 'constructor', ''])('is absent for %j', slug => {
    expect(problemPage(base.entries, slug)).toBeUndefined()
  })

  test('has a language, a title, one heading, and both colour schemes', () => {
    const page = problemPage(base.entries, 'not-found') ?? ''
    expect(page).toContain('<html lang="en">')
    expect(page).toContain('<title>There is none</title>')
    expect(page.match(/<h1>/g)).toHaveLength(1)
    expect(page).toContain('content="light dark"')
  })

  test('has nothing inline, and a stylesheet only if one is named', () => {
    const page = problemPage(base.entries, 'state-conflict', { stylesheet: '/docs.css?a="b"' }) ?? ''
    expect(page).not.toMatch(/<script|<style|style=|onload=/)
    expect(page).toContain('<link rel="stylesheet" href="/docs.css?a=&quot;b&quot;">')
    expect(problemPage(base.entries, 'state-conflict')).not.toContain('<link')
  })

  test('escapes what it prints', () => {
    const page = problemPage(hostile.entries, 'hostile') ?? ''
    expect(page).toContain('<h1>&lt;script&gt;&quot;&amp;&#39;</h1>')
    expect(page).not.toMatch(/<script|<b>|<i>/)
    expect(problemsPage(hostile.entries)).not.toContain('<script')
  })

  test('is linked from the list of all', () => {
    const list = problemsPage(base.entries)
    for (const code of Object.keys(base.entries)) expect(list).toContain(`href="/problems/${slugOf(code)}"`)
  })
})

describe('the printed register', () => {
  test('has a row and a section for every code, by status', () => {
    const page = printRegister(base.entries)
    expect(page).toContain('| 403 | [`ACCESS_DENIED`](#access_denied) | Not yours to do |')
    expect(page.match(/^## [A-Z_]+$/gm)).toHaveLength(Object.keys(base.entries).length)
    expect(page.indexOf('`VALIDATION_FAILED`')).toBeLessThan(page.indexOf('`INTERNAL`'))
    expect(page).toContain('- `allowed`: the actions that are possible in that state')
  })

  test('escapes what would break a table', () => {
    const page = printRegister(register({ ODD: { status: 400, title: 'a|b\nc', meaning: 'x', remedy: 'y' } }).entries)
    expect(page).toContain('| a\\|b c |')
  })
})
