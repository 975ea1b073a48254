import { expect, test } from 'vitest'
import { faultsOf } from './accessible.ts'
import { inBrowser, type Visitor } from './browser.ts'

type Job = { readonly jobId: string; readonly count: number }
type Lines = { readonly items: readonly { readonly applicationId: string; readonly researchGroupId: string }[] }

const rate = async ({ call }: Visitor, applicationId: string, overall: number): Promise<void> => {
  const path = `/api/applications/${applicationId}/ratings`
  const { mine } = await call<{ mine: { version: number } | null }>('GET', path)
  await call('PUT', `${path}/mine`, { overall, ...(mine && { version: mine.version }) })
}

inBrowser(visit => {
  test('members see how strict readers are and where they disagree, once there is enough to compare', async () => {
    const emil = await visit({ width: 1280 })
    await emil.signInAs('Emil')
    const jobs = await emil.call<readonly Job[]>('GET', '/api/evaluation/job-names')
    const { jobId } = jobs.toSorted((one, other) => other.count - one.count)[0] ?? { jobId: '' }
    const { items } = await emil.call<Lines>('GET', `/api/evaluation/applications?jobId=${jobId}&sort=name&limit=50`)
    const ids = items.map(({ applicationId }) => applicationId)
    expect(ids.length).toBeGreaterThanOrEqual(6)
    const path = `/groups/${items[0]?.researchGroupId}/positions/${jobId}/calibration`

    for (const id of ids.slice(0, 5)) await rate(emil, id, 2)
    await emil.walk(`/evaluation?jobId=${jobId}`)
    await emil.page.getByRole('link', { name: 'Readers compared' }).click()
    await emil.page.getByRole('heading', { name: 'Readers compared', level: 1 }).waitFor()
    await emil.page.getByText('Overall rating', { exact: true }).click()
    await emil.page.getByText('Not enough for adjusted means').waitFor()

    const paula = await visit({ width: 390, language: 'de' })
    await paula.signInAs('Paula')
    for (const [index, id] of ids.slice(0, 6).entries()) await rate(paula, id, index === 0 ? -1 : 1)
    await paula.walk(`${path}?mean=average`)
    await paula.page.getByRole('heading', { name: 'Wer wie streng ist' }).waitFor()
    await paula.page.getByRole('img', { name: 'Wie streng jedes Mitglied ist.' }).waitFor()
    expect(await faultsOf(paula, path)).toEqual([])

    await emil.walk(`${path}?mean=average`)
    const readers = emil.page.getByRole('table', { name: 'Readers, the strictest first' })
    await readers.getByText('−0').waitFor()
    const names = await readers.locator('tbody tr').allTextContents()
    expect(names[0]).toContain('Paula')
    expect(names.at(-1)).toMatch(/Emil.*−/)
    const first = emil.page
      .getByRole('table', { name: 'Applications, the most disputed first' })
      .locator('tbody tr')
      .first()
    await first.getByText('Disputed').waitFor()
    expect(await first.textContent()).toMatch(/\+2.*−1|−1.*\+2/)
    expect(await faultsOf(emil, path)).toEqual([])
    await first.getByRole('link').focus()
    await emil.page.keyboard.press('Enter')
    await emil.page.waitForURL(`**/evaluation/${ids[0]}?*`)
    expect([...emil.complaints, ...paula.complaints]).toEqual([])
  })
})
