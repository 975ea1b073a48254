import { expect, test } from 'vitest'
import { course, focusedId, hostile, inExplorer, key, open, patient, script } from './testing/explorer.ts'

const kept = '[localStorage.length, document.cookie]'

inExplorer(explorer => {
  test('a wrong key, an empty course and an unreachable service each say what to do', async () => {
    const page = await explorer.visit()
    await page.fill('#key', 'wrong')
    await page.fill('#number', '-5')
    await page.click('.primary')
    await expect.poll(() => page.locator('#door-error').innerText(), patient).toContain('not accepted')
    expect(await page.evaluate(focusedId)).toBe('key')

    await page.fill('#key', key)
    await page.click('.primary')
    await expect
      .poll(() => page.locator('#blank').innerText(), patient)
      .toContain('npm run suggest -- import course.csv --course=-5')

    await page.route('**/api/**', route => route.fulfill({ status: 500, json: { detail: 'Listing failed' } }))
    await page.click('.primary')
    await page.locator('#blank button').waitFor()
    await page.unroute('**/api/**')
    await page.fill('#number', String(course))
    await page.click('.primary')
    await page.locator('.box').first().waitFor()
  })

  test.each(['schlüssel€', `${key} \u{1f511}`])(
    'a key that cannot be sent, %s, is reported like a wrong one',
    async typed => {
      const page = await explorer.visit()
      await page.fill('#key', typed)
      await page.fill('#number', String(course))
      await page.click('.primary')
      await expect.poll(() => page.evaluate(focusedId), patient).toBe('key')
      expect(await page.locator('#door-error').innerText()).toContain('not accepted')
    },
  )

  test('invisible characters copied along with a key are ignored', async () => {
    const page = await explorer.visit()
    await page.fill('#key', `\u200b\ufeff ${key}\u00a0\u200e`)
    await page.fill('#number', String(course))
    await page.click('.primary')
    await expect.poll(() => page.locator('#status').innerText(), patient).toContain(`Course ${course} is open`)
  })

  test('a wrong key is reported as soon as it is typed, and an open course stays open', async () => {
    const page = await explorer.visit()
    await open(page)
    await page.fill('#key', 'wrong')
    await page.locator('#number').focus()
    await expect.poll(() => page.locator('#door-error').innerText(), patient).toContain('not accepted')
    await page.click('.primary')
    await expect.poll(() => page.evaluate(focusedId), patient).toBe('key')
    expect(await page.locator('#status').innerText()).toContain(`Course ${course} is open`)
    expect(await page.locator('.box').count()).toBe(18)
    await page.reload()
    await page.locator('.box').first().waitFor()
  })

  test('courses are offered once the key is typed', async () => {
    const page = await explorer.visit()
    expect(await page.locator('#courses option').count()).toBe(0)
    await page.fill('#key', key)
    await page.locator('#number').focus()
    await expect
      .poll(() => page.locator('#courses option').allTextContents(), patient)
      .toEqual([
        'Variables and types, Conditional statements, Loops … (course 1, 18 competencies)',
        `${script}, ${script} (course 66, 2 competencies)`,
      ])
  })

  test('the back button returns to every opened course', async () => {
    const page = await explorer.visit()
    await open(page)
    await page.fill('#number', String(hostile))
    await page.press('#number', 'Enter')
    const title = page.locator('#course-title')
    await expect.poll(() => title.innerText(), patient).toContain(`Course ${hostile}`)
    await page.goBack()
    await expect.poll(() => title.innerText(), patient).toContain(`Course ${course}:`)
    expect(await page.inputValue('#number')).toBe(String(course))
    await page.goBack()
    await page.locator('#blank h2').waitFor()
    await page.goForward()
    await expect.poll(() => title.innerText(), patient).toContain(`Course ${course}:`)
  })

  test('the key stays in the tab, and the course in the address', async () => {
    const page = await explorer.visit()
    await open(page)
    expect(new URL(page.url()).hash).toBe(`#${course}`)
    expect(await page.evaluate(kept)).toEqual([0, ''])
    await page.reload()
    await page.locator('.box').first().waitFor()
  })

  test('only files of the page are served, with a policy that forbids foreign and inline code', async () => {
    const page = await fetch(`${explorer.address}/explore`)
    expect(page.headers.get('content-security-policy')).toMatch(/^default-src 'self';(?!.*unsafe)/)
    for (const path of ['tsconfig.json', '../routes.ts', '%2e%2e/routes.ts', 'nothing.js'])
      expect((await fetch(`${explorer.address}/explore/${path}`)).status).toBe(404)
    const etag = page.headers.get('etag') ?? ''
    expect((await fetch(`${explorer.address}/explore`, { headers: { 'if-none-match': etag } })).status).toBe(304)
  })
})
