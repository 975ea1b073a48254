import { expect, test } from 'vitest'
import { faultsOf } from './accessible.ts'
import { inBrowser } from './browser.ts'

type Line = { readonly job: { readonly jobId: string; readonly title: string; readonly researchGroupId: string } }
type Mine = { readonly items: readonly (Line & { readonly state: string })[] }

const day = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

inBrowser(visit => {
  test('an administrator places a legal hold, the group and the applicant read of it, and it is changed and ended', async () => {
    const amira = await visit({ width: 390, language: 'de' })
    await amira.signInAs('Amira')
    const { items } = await amira.call<Mine>('GET', '/api/applications?limit=50')
    const found = items.find(({ state }) => state !== 'SAVED')
    if (found === undefined) throw new Error('Amira has applied for nothing.')
    const { jobId, title, researchGroupId } = found.job

    const ada = await visit()
    const { page } = ada
    await ada.signInAs('Ada')
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Legal holds' }).click()
    await page.getByText('No legal hold is in force').waitFor()
    await page.getByRole('button', { name: 'Place a legal hold' }).click()
    const placing = page.getByRole('dialog', { name: 'Place a legal hold' })
    await placing.getByText('The group reads on the position’s page that there is a hold, but not why.').waitFor()
    const reason = placing.getByLabel('Reason')
    await reason.fill('A rejected applicant has filed a lawsuit.')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Place a legal hold' }).click()
    expect(await reason.inputValue()).toBe('A rejected applicant has filed a lawsuit.')
    await placing.getByRole('combobox', { name: 'Position' }).fill(title.slice(0, 24))
    await page.getByRole('option', { name: title }).first().click()
    await placing.getByLabel('Last day').fill(day(9))
    expect(await faultsOf(ada, 'the dialog that places a hold')).toEqual([])
    await placing.getByRole('button', { name: 'Place the legal hold' }).click()
    await page.getByText('The legal hold is placed.').waitFor()
    await placing.waitFor({ state: 'detached' })

    await page.getByRole('button', { name: `Change the legal hold on “${title}”` }).click()
    const changing = page.getByRole('dialog')
    await changing.getByLabel('Reason').fill('The lawsuit goes to the next court.')
    await changing.getByRole('button', { name: 'Change' }).click()
    await page.getByText('The legal hold is changed.').waitFor()
    await page.getByRole('cell', { name: 'The lawsuit goes to the next court.' }).waitFor()
    expect(await faultsOf(ada, '/admin/legal-holds')).toEqual([])
    await ada.walk('/admin/system')
    await page.getByRole('status').filter({ hasText: 'A legal hold ends soon' }).getByText(title).waitFor()
    expect(await faultsOf(ada, '/admin/system')).toEqual([])
    await ada.walk(`/groups/${researchGroupId}/positions/${jobId}`)
    await page.getByRole('note').getByText('A legal hold is on this position').waitFor()
    expect(await page.getByText('next court').count()).toBe(0)

    await amira.walk('/my-data')
    await amira.page.getByText(`Ihre Bewerbung auf „${title}“ bleibt wegen einer Löschsperre bis`).waitFor()
    expect(await faultsOf(amira, '/my-data')).toEqual([])

    const narrow = await visit({ width: 390, language: 'de', scheme: 'dark' })
    await narrow.signInAs('Ada')
    await narrow.walk('/admin/legal-holds')
    await narrow.page.getByText('The lawsuit goes to the next court.').waitFor()
    expect(await faultsOf(narrow, '/admin/legal-holds on a phone')).toEqual([])
    await narrow.page.getByRole('button', { name: `Löschsperre für „${title}“ beenden` }).click()
    await narrow.page.getByRole('dialog').getByRole('button', { name: 'Löschsperre beenden' }).click()
    await narrow.page.getByText('Die Löschsperre ist beendet.').waitFor()
    await narrow.page.getByRole('heading', { name: 'Beendet' }).waitFor()
    expect(await faultsOf(narrow, 'ended holds')).toEqual([])
    for (const each of [ada, amira, narrow]) expect(each.complaints).toEqual([])
  })
})
