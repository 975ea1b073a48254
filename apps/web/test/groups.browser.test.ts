import { expect, test } from 'vitest'
import { faultsOf } from './accessible.ts'
import { inBrowser } from './browser.ts'
import { doNow } from './do-now.ts'

type Person = { readonly userId: string }
type Made = { readonly researchGroupId: string }

inBrowser(visit => {
  test('members of a suspended group read that it is not public; it does not wait like a request', async () => {
    const [ada, member] = [await visit(), await visit()]
    await ada.signInAs('Ada')
    await member.signInByCode('quiet@uni.test')
    const { userId } = await member.call<Person>('GET', '/api/users/me')
    const { researchGroupId } = await ada.call<Made>('POST', '/api/research-groups', { name: 'Quiet Optics' })
    await ada.call('POST', `/api/research-groups/${researchGroupId}/members`, { userId, role: 'EMPLOYEE' })
    await ada.open('/admin/groups')
    const row = ada.page.getByRole('row', { name: /Quiet Optics/ })
    await row.getByText('Active', { exact: true }).waitFor()
    await ada.call('POST', `/api/research-groups/${researchGroupId}/suspend`)
    await ada.page.reload()
    await row.getByText('Suspended', { exact: true }).waitFor()
    expect(await row.getByRole('button').allTextContents()).toEqual(['Activate'])
    for (const page of ['home', 'positions', 'members', 'data']) {
      await member.open(`/groups/${researchGroupId}/${page}`)
      await member.page.getByText('This group is suspended').waitFor()
    }
    expect(await faultsOf(member, 'a page of a suspended group')).toEqual([])
    await ada.call('POST', `/api/research-groups/${researchGroupId}/activate`)
    await member.open(`/groups/${researchGroupId}/positions`)
    await member.page.getByText('There are no positions yet').waitFor()
    expect(await member.page.getByText('This group is suspended').count()).toBe(0)
  })

  test('before a group is activated, denied or suspended, the administrator reads who learns what of it, and when', async () => {
    const [ada, asks] = [await visit(), await visit()]
    const { page } = ada
    await ada.signInAs('Ada')
    await asks.signInByCode('asks.for.it@uni.test')
    await asks.call('PATCH', '/api/users/me', { firstName: 'Asta', lastName: 'Kern' })
    await asks.call('POST', '/api/research-groups/requests', { name: 'Loud Optics' })
    await ada.open('/admin/groups?query=Optics')
    const row = page.getByRole('row', { name: /Loud Optics/ })
    const dialog = page.getByRole('dialog')
    const later = dialog.getByText('It waits for a minute. Until then you can take it back.')

    await row.getByRole('button', { name: /^Deny/ }).click()
    await dialog.getByText('Asta Kern (asks.for.it@uni.test) gets an e-mail: the request was not granted').waitFor()
    await later.waitFor()
    expect(await dialog.getByRole('button', { name: 'Deny' }).isDisabled()).toBe(true)
    expect(await faultsOf(ada, 'the denial of a group')).toEqual([])
    await dialog.getByRole('button', { name: 'Cancel' }).click()

    await row.getByRole('button', { name: /^Activate/ }).click()
    await dialog.getByText('Asta Kern (asks.for.it@uni.test) becomes its professor and gets an e-mail').waitFor()
    await later.waitFor()
    await dialog.getByRole('button', { name: 'Activate' }).click()
    await page.getByRole('region', { name: 'Announced' }).getByRole('button', { name: 'Take back' }).click()
    await page.getByText('Taken back. Nobody outside has noticed anything.').waitFor()
    await row.getByText('Waiting', { exact: true }).waitFor()

    type Listed = { readonly items: readonly { readonly publishedJobs: number }[] }
    const { items } = await ada.call<Listed>('GET', '/api/admin/research-groups?query=Data+Engineering')
    const count = items[0]?.publishedJobs ?? 0
    expect(count).toBeGreaterThan(1)
    await ada.open('/admin/groups?query=Data+Engineering')
    await page.getByRole('button', { name: 'Suspend: Data Engineering' }).click()
    await dialog.getByText(`Its page and its ${count} published positions are no longer public`).waitFor()
    await dialog.getByText(/nobody gets an e-mail/).waitFor()
    await later.waitFor()
    expect(await faultsOf(ada, 'the suspension of a group')).toEqual([])
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await page
      .getByRole('row', { name: /Data Engineering/ })
      .getByText('Active', { exact: true })
      .waitFor()
    expect(ada.complaints).toEqual([])
  })

  test('somebody is invited by e-mail, and the invitation is withdrawn', async () => {
    const { page, signInAs, complaints } = await visit()
    await signInAs('Paula')
    await page.getByRole('link', { name: 'Members', exact: true }).click()
    await page.getByLabel('Name or e-mail address').fill('new.person@uni.test')
    await page.getByRole('button', { name: 'Invite new.person@uni.test' }).click()
    await doNow({ page }, 'They are invited.')
    await page.getByRole('button', { name: 'Withdraw: new.person@uni.test' }).click()
    await doNow({ page }, 'The invitation is withdrawn.')
    expect(complaints).toEqual([])
  })

  test('unsaved edits of a group are restored later, and can be discarded', async () => {
    const { page, signInAs, walk, complaints } = await visit()
    const back = page.getByText('is in the form again')
    await signInAs('Paula')
    await page.getByRole('link', { name: 'Group data', exact: true }).click()
    const head = page.getByLabel('Head of the group')
    const saved = await head.inputValue()
    await head.fill('Prof. Paula Lindner-Grün')
    await walk('/positions')
    await page.goBack()
    await back.waitFor()
    expect(await head.inputValue()).toBe('Prof. Paula Lindner-Grün')
    await page.reload()
    await back.waitFor()
    await page.getByRole('button', { name: 'Show what is saved' }).click()
    expect(await head.inputValue()).toBe(saved)
    await page.reload()
    await expect.poll(() => head.inputValue()).toBe(saved)
    expect(await back.count()).toBe(0)
    expect(complaints).toEqual([])
  })

  test('so is what is written about oneself, until it is saved', async () => {
    const { page, signInByCode, open, complaints } = await visit()
    const back = page.getByText('is in the form again')
    await signInByCode('written@uni.test')
    await open('/my/settings')
    await page.getByLabel('First name').fill('Paula Maria')
    await page.reload()
    await back.waitFor()
    await page.getByRole('button', { name: 'Save', exact: true }).first().click()
    await page.getByText('Your settings are saved.').waitFor()
    await page.reload()
    await expect.poll(() => page.getByLabel('First name').inputValue()).toBe('Paula Maria')
    expect(await back.count()).toBe(0)
    expect(complaints).toEqual([])
  })

  test('a request for a group that could not be sent keeps its text until it is', async () => {
    const { page, signInByCode, open, complaints } = await visit()
    const back = page.getByText('is in the form again')
    const title = page.getByRole('textbox', { name: 'Name', exact: true })
    await signInByCode('asks@uni.test')
    await open('/groups/request')
    await page.getByLabel('First name').fill('Asks')
    await page.getByLabel('Last name').fill('Alot')
    await page.getByRole('button', { name: 'Continue' }).click()
    await title.fill('Quiet Machines')
    await page.route('**/api/research-groups/requests', route =>
      route.request().method() === 'POST' ? route.abort() : route.continue(),
    )
    await page.getByRole('button', { name: 'Send the request' }).click()
    await page.getByRole('alert').first().waitFor()
    expect(await title.inputValue()).toBe('Quiet Machines')
    await page.unroute('**/api/research-groups/requests')
    await page.reload()
    await back.waitFor()
    expect(await title.inputValue()).toBe('Quiet Machines')
    await page.getByRole('button', { name: 'Send the request' }).click()
    await page.getByRole('heading', { name: 'My requests' }).waitFor()
    await expect.poll(() => title.inputValue()).toBe('')
    expect(complaints.filter(complaint => !complaint.includes('ERR_FAILED'))).toEqual([])
  })

  test('an invitation of the wrong person can be undone before any letter is sent', async () => {
    const { page, signInAs, call } = await visit()
    await signInAs('Paula')
    const navigation = page.getByRole('navigation', { name: 'Main' })
    await navigation.getByRole('link', { name: 'Members', exact: true }).click()
    await page.getByLabel('Name or e-mail address').fill('wrong.person@uni.test')
    await page.getByRole('button', { name: 'Invite wrong.person@uni.test' }).click()
    const notice = page.getByRole('region', { name: 'Announced' })
    await notice.getByText('wrong.person@uni.test: Invited to the group at').waitFor()
    await navigation.getByRole('link', { name: 'Positions' }).click()
    await notice.waitFor({ state: 'detached' })
    await navigation.getByRole('link', { name: 'Members', exact: true }).click()
    await notice.getByRole('button', { name: 'Take back' }).click()
    await page.getByText('Taken back. Nobody outside has noticed anything.').waitFor()
    type Me = { readonly researchGroup: { readonly researchGroupId: string } }
    const { researchGroup } = await call<Me>('GET', '/api/users/me')
    const invitations = `/api/research-groups/${researchGroup.researchGroupId}/invitations`
    expect(JSON.stringify(await call('GET', invitations))).not.toContain('wrong.person@uni.test')
  })

  test('a former member is found, added, promoted after a question and removed', async () => {
    const paula = await visit()
    const { page, signInAs } = paula
    await signInAs('Paula')
    await page.getByRole('link', { name: 'Members', exact: true }).click()
    await page.getByLabel('Name or e-mail address').fill('amira')
    await page.getByRole('button', { name: 'Add Amira' }).click()
    await doNow({ page }, 'They are added to the group.')
    const role = page.getByRole('button', { name: 'Change the role of Amira Haddad' })
    await role.press('ArrowDown')
    await role.press('Enter')
    const asked = page.getByRole('dialog', { name: 'Make Amira Haddad a professor?' })
    await asked.getByText('They can then add and remove members').waitFor()
    expect(await faultsOf(paula, 'the question before a change of role')).toEqual([])
    await asked.getByRole('button', { name: 'Cancel' }).click()
    const row = page.getByRole('row', { name: /Amira/ })
    await row.getByRole('cell', { name: /^Employee/ }).waitFor()
    await role.click()
    await asked.getByRole('button', { name: 'Make a professor' }).click()
    await row.getByRole('cell', { name: /^Professor/ }).waitFor()
    await page.getByRole('button', { name: /^Remove: Amira/ }).click()
    await page.getByRole('dialog').getByText('It waits for a minute. Until then you can take it back.').waitFor()
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
    await doNow({ page }, 'They are removed from the group.')
    await page.getByRole('row', { name: /Amira/ }).waitFor({ state: 'detached' })
  })
})
