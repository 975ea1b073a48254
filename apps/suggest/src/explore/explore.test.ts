import { expect, test } from 'vitest'
import {
  box,
  course,
  focusedLabel,
  focusedText,
  hostile,
  inExplorer,
  key,
  open,
  patient,
  script,
} from './testing/explorer.ts'

const middleOfLine = `(() => {
  const line = document.querySelector('.line.requires .target')
  const { x, y } = line.getPointAtLength(line.getTotalLength() / 2).matrixTransform(line.getScreenCTM())
  return { x, y }
})()`

/** The titles of the boxes at which the lines of a kind begin and end. */
const endsOfLines = (kind: string) => `(() => {
  const middles = [...document.querySelectorAll('.box')].map(box => {
    const { x, y, width, height } = box.getBoundingClientRect()
    return { title: box.textContent.replaceAll('\\u00AD', ''), x, y, width, height }
  })
  const boxAt = ({ x, y }) =>
    middles.find(box => x > box.x - 4 && x < box.x + box.width + 4 && y > box.y - 4 && y < box.y + box.height + 4)?.title
  return [...document.querySelectorAll('.line.${kind} .seen')].map(line =>
    [0, line.getTotalLength()].map(at => boxAt(line.getPointAtLength(at).matrixTransform(line.getScreenCTM()))))
})()`

inExplorer(explorer => {
  test('a course is shown as a graph whose lines explain what they mean and why', async () => {
    const page = await explorer.visit()
    await open(page)
    expect(await page.locator('.box').count()).toBe(18)
    await expect
      .poll(() => page.locator('.legend').innerText(), patient)
      .toContain('from a prerequisite to what needs it')

    await box(page, 'Sorting').click()
    const details = page.locator('#details')
    expect(await details.innerText()).toMatch(/Is built upon by\s+Merge sort/)
    expect(await details.locator('.evidence li').count()).toBeGreaterThan(1)

    const middle = await page.evaluate<{ x: number; y: number }>(middleOfLine)
    await page.mouse.move(middle.x, middle.y)
    await expect
      .poll(() => page.locator('#tip').innerText(), patient)
      .toMatch(/is a prerequisite of[^]*likeness of their texts/)
    await page.keyboard.press('Escape')
    expect(await page.locator('#tip').isVisible()).toBe(false)
  })

  test('every arrow runs from what is learnt first to what follows', async () => {
    const page = await explorer.visit()
    await open(page)
    const extended = await page.evaluate<string[][]>(endsOfLines('extends'))
    expect(extended).toContainEqual(['Sorting', 'Merge sort'])
    const required = await page.evaluate<string[][]>(endsOfLines('requires'))
    expect(required).toContainEqual(['Recursion', 'Merge sort'])
  })

  test('the page shows exactly the reasons of the service', async () => {
    const page = await explorer.visit()
    const answered = page.waitForResponse(reply => reply.url().includes('/relations/suggest/'))
    await open(page)
    const { relations } = (await (await answered).json()) as { relations: { evidence: { sentence: string } }[] }
    await page.click('#tab-relations')
    const shown = await page.locator('.list .evidence').all()
    const reasons = await Promise.all(shown.map(list => list.locator('li').allTextContents()))
    expect(reasons.map(each => `${each.join('; ')}.`)).toEqual(
      relations.map(({ evidence: { sentence } }) =>
        sentence
          .replace(/^“.*?” comes before “.*?”: /, '')
          // For a match the page names both competencies beside the reason.
          .replace(/^“.*?” and “.*?” match: their texts are alike \((.*?)\).*/, 'the likeness of their texts is $1.'),
      ),
    )
  })

  test('a course opened behind another tab is drawn when its graph is shown', async () => {
    const page = await explorer.visit()
    await open(page, hostile)
    await page.click('#tab-competencies')
    await page.fill('#number', String(course))
    await page.press('#number', 'Enter')
    await expect.poll(() => page.locator('#course-title').innerText(), patient).toContain('Variables and types')
    await page.click('#tab-graph')
    await expect.poll(() => page.locator('.box').count(), patient).toBe(18)
  })

  test('a long chain that does not fit is folded, and the page says so', async () => {
    const page = await explorer.visit()
    const ids = Array.from({ length: 12 }, (_, id) => id)
    const competencies = ids.map(id => ({ id, title: `Step ${id}`, description: '', course_id: course }))
    const relations = ids.slice(1).map(id => ({
      tail_id: id - 1,
      head_id: id,
      relation_type: 'REQUIRES',
      score: 1,
      evidence: { signals: [], reasons: [], direction: 1, sentence: '' },
    }))
    await page.route(`**/course/${course}/competencies`, route => route.fulfill({ json: { competencies } }))
    await page.route('**/relations/suggest/**', route => route.fulfill({ json: { relations } }))
    await open(page)
    await expect
      .poll(() => page.locator('#view-graph').innerText(), patient)
      .toContain('in the next row or column, like a text')
  })

  test('kinds of relations can be hidden in the graph and in the list', async () => {
    const page = await explorer.visit()
    await open(page)
    const lines = page.locator('.frame .line.extends:not(.hidden)')
    expect(await lines.count()).toBeGreaterThan(0)
    await page.uncheck('.legend input[value=EXTENDS]')
    expect(await lines.count()).toBe(0)
    await page.click('#tab-relations')
    const list = page.locator('#view-relations')
    expect(await list.innerText()).toContain('is a prerequisite of')
    expect(await list.innerText()).not.toContain('builds upon')
  })

  test('a text is ranked while it is typed, with scores', async () => {
    const page = await explorer.visit()
    await open(page)
    await page.locator('#text').pressSequentially('split a list, sort both halves and merge them')
    const rows = page.locator('.rank')
    await rows.first().waitFor()
    const scores = await page.locator('.rank-score').allInnerTexts()
    expect(scores).toEqual(scores.toSorted().toReversed())
    expect(scores[0]).toMatch(/^(0\.\d\d)\s*Similarity \1$/)
    expect(await rows.first().innerText()).toMatch(/[Ss]ort/)
    await rows.first().click()
    expect(await page.locator('.box[aria-pressed=true]').count()).toBe(1)
  })

  test('script in titles and descriptions stays text', async () => {
    const page = await explorer.visit()
    await open(page, hostile)
    await page.locator('.box').first().click()
    for (const view of ['relations', 'competencies']) await page.click(`#tab-${view}`)
    expect(await page.locator('#details h3').innerText()).toBe(script)
    expect(await page.locator('main img, main script').count()).toBe(0)
    expect(await page.title()).toBe('Explore competencies')
  })

  test('a course can be opened by a word of its title', async () => {
    const page = await explorer.visit()
    await page.fill('#key', key)
    await page.press('#key', 'Tab')
    await expect.poll(() => page.locator('#courses option').count(), patient).toBe(2)
    await page.fill('#number', 'variables')
    await page.press('#number', 'Enter')
    await page.locator('.frame[aria-busy=false] .box').first().waitFor()
    expect(await page.locator('#course-title').innerText()).toContain('Variables and types')
  })

  test('a relation is rejected in one stroke, and that can be undone', async () => {
    const page = await explorer.visit()
    await open(page)
    await page.click('#tab-relations')
    const sentences = () => page.locator('#view-relations .sentence').allInnerTexts()
    const before = await sentences()
    await page.locator('#view-relations .verdicts button', { hasText: 'Wrong' }).first().click()
    const rejected = page.locator('#view-relations .list').nth(1)
    await expect.poll(() => page.locator('#said').innerText(), patient).toMatch(/^Kept as wrong: .*Undo/s)
    expect(await rejected.locator('.sentence').allInnerTexts()).toEqual([before[0]])
    expect(await page.evaluate(focusedText)).toBe('Right')
    await page.keyboard.press('Control+z')
    await expect.poll(sentences, patient).toEqual(before)
    await page.locator('#view-relations .verdicts button', { hasText: 'Right' }).first().click()
    await expect
      .poll(() => page.locator('#view-relations').innerText(), patient)
      .toContain('You said that this is right.')
    await page.locator('#view-relations .verdicts button', { hasText: 'Undo' }).first().click()
    await expect.poll(sentences, patient).toEqual(before)
  })

  test('a line of the graph takes a verdict where it is drawn, with the keyboard alone', async () => {
    const page = await explorer.visit()
    await open(page)
    await box(page, 'Merge sort').focus()
    for (const pressed of ['Enter', 'Tab']) await page.keyboard.press(pressed)
    const handles = page.locator('.handle')
    const before = await handles.count()
    expect(before).toBeGreaterThan(1)
    const first = await page.evaluate(focusedLabel)
    expect(first).toMatch(/^Right or wrong\? .*“Merge sort”/)
    await page.keyboard.press('Enter')
    expect(await page.evaluate(focusedLabel)).toMatch(/^Right: /)
    await page.keyboard.press('Escape')
    expect(await page.locator('#tip').isVisible()).toBe(false)
    expect(await page.evaluate(focusedLabel)).toBe(first)

    for (const pressed of ['Enter', 'Tab', 'Enter']) await page.keyboard.press(pressed)
    await expect.poll(() => page.locator('#said').innerText(), patient).toMatch(/^Kept as wrong: .*Merge sort/)
    expect(await page.evaluate(focusedLabel)).toMatch(/^Merge sort, relations/)
    await page.keyboard.press('Control+z')
    await expect.poll(() => page.locator('#said').innerText(), patient).toMatch(/^Taken back: .*Merge sort/)
    expect(await handles.count()).toBe(before)
    expect(await page.evaluate(focusedLabel)).toBe(first)
  })

  test('a click on a line keeps its explanation open for a verdict', async () => {
    const page = await explorer.visit()
    await open(page)
    const middle = await page.evaluate<{ x: number; y: number }>(middleOfLine)
    await page.mouse.click(middle.x, middle.y)
    await page.mouse.move(5, 5)
    await page.locator('#tip button', { hasText: 'Right' }).click()
    await expect.poll(() => page.locator('#said').innerText(), patient).toMatch(/^Kept as right: /)
    await page.locator('#said button', { hasText: 'Undo' }).click()
    await expect.poll(() => page.locator('#said').innerText(), patient).toMatch(/^Taken back: /)
  })

  test('the next question is answered, put off and taken back', async () => {
    const page = await explorer.visit()
    await open(page)
    const question = page.locator('#question')
    const text = () => question.locator('p').first().innerText()
    await expect.poll(text, patient).toMatch(/^Is .* needed for .*\?$/s)
    const first = await text()
    await question.getByRole('button', { name: 'Don’t know' }).click()
    await expect.poll(text, patient).not.toBe(first)
    const second = await text()
    for (const answer of ['Yes', 'No', 'The other way round']) {
      await question.getByRole('button', { name: answer, exact: true }).click()
      await page.locator('#said button', { hasText: 'Undo' }).waitFor()
      expect(await text()).not.toBe(second)
      expect(await page.evaluate(focusedText)).toBe(await question.locator('p').first().textContent())
      await page.keyboard.press('Control+z')
      await expect.poll(text, patient).toBe(second)
    }
  })

  test('what should be looked at is a list beside the graph', async () => {
    const page = await explorer.visit()
    await open(page)
    await page.click('#tab-health')
    await expect.poll(() => page.locator('#view-health').innerText(), patient).toContain('The same thing? (1)')
    await page.locator('#view-health button').first().click()
    expect(await page.locator('#details h3').count()).toBe(1)
    await page.click('[data-language=de]')
    await expect.poll(() => page.locator('#view-health').innerText(), patient).toContain('Dasselbe? (1)')
    expect(await page.locator('#view-health').innerText()).toMatch(
      /Die Texte von Unit testing und Unit tests ähneln sich \(0,\d\d\)/,
    )
  })

  test('two competencies are called the same thing, or not', async () => {
    const page = await explorer.visit()
    await open(page)
    await page.click('#tab-health')
    const health = page.locator('#view-health')
    await health.getByRole('button', { name: /^Yes, the same/ }).click()
    await expect.poll(() => health.innerText(), patient).toContain('You said that they are the same.')
    expect(await health.innerText()).toContain('Merge them: keep Unit testing')
    await health.getByRole('button', { name: /^Undo/ }).click()
    await health.getByRole('button', { name: /^No, two things/ }).click()
    await expect.poll(() => health.innerText(), patient).not.toContain('The same thing?')
    await page.locator('#said button', { hasText: 'Undo' }).click()
    await expect.poll(() => health.innerText(), patient).toContain('The same thing?')
  })
})
