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
    const guest = await visit()
    await guest.signInAs('Amira')
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

  test('a group is asked for, activated, and its professor works in it', async () => {
    const asking = await visit()
    await asking.signInAs('Amira')
    await asking.walk('/groups/request')
    await asking.page.getByLabel(/^Name/).fill('Paper Aerodynamics')
    await asking.page.getByRole('button', { name: 'Send the request' }).click()
    await asking.page.getByText('waiting', { exact: true }).waitFor()

    const { page, signInAs } = await visit()
    await signInAs('Ada')
    await page.getByRole('link', { name: 'Research groups' }).click()
    await page.getByRole('button', { name: 'Activate: Paper Aerodynamics' }).click()
    await page.getByText('The group is active.').waitFor()

    await asking.open('/')
    await asking.page.getByRole('navigation', { name: 'Main' }).getByText('Paper Aerodynamics').waitFor()
    expect(asking.complaints).toEqual([])
  })

  test('a door that is closed to someone is not shown, and says so when it is tried', async () => {
    const { page, signInAs, walk } = await visit()
    await signInAs('Emil')
    expect(await page.getByRole('link', { name: 'Research groups' }).count()).toBe(0)
    await walk('/admin/groups')
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('This page is not open to you')
  })
})
