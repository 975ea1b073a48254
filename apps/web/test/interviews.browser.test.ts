import { expect, test } from 'vitest'
import { faultsOf, walkAll } from './accessible.ts'
import { inBrowser, type Visitor } from './browser.ts'

type Call = (method: 'GET' | 'POST' | 'PATCH' | 'PUT', path: string, data?: object) => Promise<Record<string, unknown>>

/** The API as the person who is signed in, to prepare what other tests show. */
const callsOf = async ({ page }: Visitor): Promise<Call> => {
  const signed = page.waitForRequest(request => request.headers()['authorization'] !== undefined)
  await page.reload()
  const { authorization = '' } = (await signed).headers()
  return async (method, path, data) => {
    const answer = await page.request.fetch(path, { method, headers: { authorization }, ...(data && { data }) })
    if (!answer.ok()) throw new Error(`${method} ${path}: ${await answer.text()}`)
    return (await answer.json()) as Record<string, unknown>
  }
}

const title = 'Knot theory of shoelaces'

/** A published position of Paula's group. */
const publish = async (paula: Visitor): Promise<{ readonly jobId: string; readonly groupId: string }> => {
  const call = await callsOf(paula)
  const me = (await call('GET', '/api/users/me')) as { userId: string; researchGroup: { researchGroupId: string } }
  const groupId = me.researchGroup.researchGroupId
  const { jobId } = (await call('POST', `/api/research-groups/${groupId}/jobs`, {
    title,
    subjectArea: 'COMPUTER_SCIENCE',
    location: 'GARCHING',
    supervisingProfessorId: me.userId,
    descriptionEn: '<p>You tie and untie.</p>',
    criteria: [{ name: 'Dexterity', guidance: '', weight: 1 }],
  })) as { jobId: string }
  await call('PUT', `/api/jobs/${jobId}/state`, { state: 'PUBLISHED' })
  return { jobId, groupId }
}

const applyAs = async (amira: Visitor, jobId: string): Promise<void> => {
  const call = await callsOf(amira)
  const { applicationId } = (await call('POST', `/api/jobs/${jobId}/applications`)) as { applicationId: string }
  await call('PATCH', `/api/applications/${applicationId}`, { motivation: '<p>Laces matter.</p>' })
  await call('POST', `/api/applications/${applicationId}/submit`)
}

/** Words with faults are refused, and the browser says so. */
const refused = (complaint: string): boolean => !complaint.includes('status of 400')

inBrowser(visit => {
  test('a professor offers times, invites an applicant, sees what is booked, and assesses', async () => {
    const [paula, amira] = [await visit(), await visit()]
    await paula.signInAs('Paula')
    const { jobId, groupId } = await publish(paula)
    await amira.signInAs('Amira')
    await applyAs(amira, jobId)

    const { page } = paula
    await paula.open(`/groups/${groupId}/interviews`)
    await page.getByRole('link', { name: title }).click()
    await page.getByRole('button', { name: 'New times' }).first().click()
    const series = page.getByRole('dialog')
    await series.getByRole('button', { name: 'Next month' }).click()
    await series.getByRole('button', { name: /^14 / }).click()
    await series.getByRole('button', { name: /^15 / }).click()
    await series.getByText('6 times on 2 days').waitFor()
    await series.getByLabel('Until').fill('09:20')
    await series.getByText('there is no room here').waitFor()
    await series.getByLabel('Until').fill('11:00')
    await series.getByRole('button', { name: 'Make 4 times' }).click()
    await series.getByText('Please name a place or a link.').waitFor()
    await series.getByLabel('Place').fill('Room 7')
    await series.getByRole('button', { name: 'Make 4 times' }).click()
    await series.waitFor({ state: 'detached' })
    expect(await page.getByText('Free', { exact: true }).count()).toBe(4)

    await page.getByRole('button', { name: 'Add people' }).click()
    await page.getByRole('dialog').getByLabel('Amira Haddad').check()
    await page.getByRole('button', { name: 'Add 1 person' }).click()
    await page.getByRole('button', { name: 'Invite the one not contacted' }).click()
    await page.getByRole('button', { name: 'Send the invitations' }).click()
    await page.getByRole('dialog').getByText('invited', { exact: true }).waitFor()
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click()

    const { pathname } = new URL(page.url())
    await amira.open(`/interviews/${pathname.split('/').at(-1)}/booking`)
    await amira.page.getByRole('button', { name: /^Book/ }).first().click()
    await amira.page.getByText('You can move it or call it off').waitFor()

    await paula.open(pathname)
    const booked = page.getByRole('article').filter({ hasText: '09:00–09:45' }).first()
    await booked.getByRole('link', { name: 'Amira Haddad' }).waitFor()
    await page
      .getByRole('article')
      .filter({ hasText: 'Scheduled' })
      .dragTo(page.getByText('Free', { exact: true }).last())
    await page.getByRole('dialog').getByRole('button', { name: 'Move to this time' }).click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await page
      .getByRole('article')
      .filter({ hasText: '10:00–10:45' })
      .getByRole('link', { name: 'Amira Haddad' })
      .click()

    await page.getByRole('radiogroup', { name: 'Overall' }).getByText('+2').click()
    await page.getByLabel('Notes').fill('Ties a bowline with one hand.')
    await page.reload()
    await page.getByText('kept in this tab').waitFor()
    await page.getByRole('button', { name: 'Give my assessment' }).click()
    await page.getByText('Everything is saved').waitFor()
    expect(await page.getByLabel('Notes').inputValue()).toBe('Ties a bowline with one hand.')
    expect(paula.complaints.filter(refused)).toEqual([])
  })

  test('a wrong placeholder is shown at its place, and own words replace the default ones until they go', async () => {
    const visitor = await visit()
    const { page } = visitor
    await visitor.signInAs('Paula')
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Letters' }).click()
    await page.getByRole('link', { name: 'Interview moved, English: Default' }).click()
    await page.getByRole('document', { name: 'Preview' }).getByText('Zoë').first().waitFor()
    const body = page.getByRole('textbox', { name: 'Letter' })
    await body.press('ControlOrMeta+End')
    await body.pressSequentially(' Yours, {{boss.name}}')
    await page.getByRole('alert').getByText('{{boss.name}} is no placeholder of this letter.').waitFor()
    await page.getByRole('button', { name: 'Show' }).click()
    await page.waitForFunction("getSelection().toString() === '{{boss.name}}'")
    await page.getByRole('button', { name: 'Name of the group' }).click()
    await page.getByRole('alert').waitFor({ state: 'detached' })
    await page.getByRole('document', { name: 'Preview' }).getByText('Yours, Data Engineering').waitFor()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByText('These are the words of your group.').waitFor()
    await page.getByRole('button', { name: 'Back to the default words' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Back to the default words' }).click()
    await page.getByText('These are the default words.').waitFor()
    expect(visitor.complaints.filter(refused)).toEqual([])
  })

  test.each(['en', 'de'] as const)('their pages are accessible and keep to their policy (%s)', async language => {
    const visitor = await visit({ language, width: language === 'en' ? 1280 : 360 })
    const { page } = visitor
    await visitor.signInAs('Paula')
    const call = await callsOf(visitor)
    const { researchGroup } = (await call('GET', '/api/users/me')) as { researchGroup: { researchGroupId: string } }
    const [process] = (await call('GET', '/api/interviews/overview')) as unknown as { processId: string }[]
    const { items } = (await call('GET', `/api/interviews/processes/${process?.processId}/interviewees`)) as {
      items: { intervieweeId: string }[]
    }
    const group = `/groups/${researchGroup.researchGroupId}`
    const interviews = `${group}/interviews/${process?.processId}`
    const paths = [
      `${group}/interviews`,
      `${interviews}/${items[0]?.intervieweeId}`,
      `${group}/letters`,
      `${group}/letters/INTERVIEW_INVITATION/${language}`,
      `${group}/banners`,
      interviews,
    ]
    expect(await walkAll(visitor, paths)).toEqual([])
    await page
      .getByRole('button', { name: language === 'en' ? 'New times' : 'Neue Termine' })
      .first()
      .click()
    await page.getByRole('dialog').getByRole('combobox').first().waitFor()
    expect(await faultsOf(visitor, 'the dialog of new times')).toEqual([])
    expect(visitor.complaints).toEqual([])
  })
})
