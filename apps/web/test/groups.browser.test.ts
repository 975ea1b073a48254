import { expect, test } from 'vitest'
import { inBrowser } from './browser.ts'

inBrowser(visit => {
  test('someone is invited by address, and the invitation is withdrawn', async () => {
    const { page, signInAs, complaints } = await visit()
    await signInAs('Paula')
    await page.getByRole('link', { name: 'Members', exact: true }).click()
    await page.getByLabel('Name or e-mail address').fill('new.person@uni.test')
    await page.getByRole('button', { name: 'Invite new.person@uni.test' }).click()
    await page.getByText('new.person@uni.test is invited').waitFor()
    await page.getByRole('button', { name: 'Withdraw: new.person@uni.test' }).click()
    await page.getByText('The invitation is withdrawn.').waitFor()
    expect(complaints).toEqual([])
  })

  test('someone who was here before is found, added, promoted and removed', async () => {
    const { page, signInAs } = await visit()
    await signInAs('Paula')
    await page.getByRole('link', { name: 'Members', exact: true }).click()
    await page.getByLabel('Name or e-mail address').fill('amira')
    await page.getByRole('button', { name: 'Add Amira' }).click()
    await page.getByLabel(/^Role of Amira/).selectOption('PROFESSOR')
    await page.getByText('The role is changed.').waitFor()
    await page.getByRole('button', { name: /^Remove: Amira/ }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
    await page.getByText('is no longer a member.').waitFor()
    expect(await page.getByRole('row', { name: /Amira/ }).count()).toBe(0)
  })
})
