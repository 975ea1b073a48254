import { expect, test } from 'vitest'
import { faultsOf, languages, walkAll } from './accessible.ts'
import { inBrowser, type Visitor } from './browser.ts'
import { doNow } from './do-now.ts'

const title = 'Knot theory of shoelaces'

type Me = { readonly userId: string; readonly researchGroup: { readonly researchGroupId: string } }
type Process = { readonly processId: string; readonly jobId: string }

/** Publishes a position of Paula's group. */
const publish = async ({ call }: Visitor): Promise<{ readonly jobId: string; readonly groupId: string }> => {
  const me = await call<Me>('GET', '/api/users/me')
  const groupId = me.researchGroup.researchGroupId
  const { jobId } = await call<{ jobId: string }>('POST', `/api/research-groups/${groupId}/jobs`, {
    title,
    subjectArea: 'COMPUTER_SCIENCE',
    location: 'GARCHING',
    supervisingProfessorId: me.userId,
    descriptionEn: '<p>You tie and untie.</p>',
    criteria: [{ name: 'Dexterity', guidance: '', weight: 1 }],
  })
  await call('PUT', `/api/jobs/${jobId}/state`, { state: 'PUBLISHED' })
  return { jobId, groupId }
}

const applyAs = async ({ call }: Visitor, jobId: string): Promise<string> => {
  const { applicationId } = await call<{ applicationId: string }>('POST', `/api/jobs/${jobId}/applications`)
  await call('PATCH', `/api/applications/${applicationId}`, { motivation: '<p>Laces matter.</p>' })
  await call('POST', `/api/applications/${applicationId}/submit`)
  return applicationId
}

/** Invites the applicant, who books the first slot. */
const book = async (paula: Visitor, amira: Visitor, processId: string, applicationId: string): Promise<void> => {
  const process = `/api/interviews/processes/${processId}`
  await paula.call('POST', `${process}/interviewees`, { applicationIds: [applicationId] })
  await paula.call('POST', `${process}/invitations`, {})
  type Slots = { readonly items: readonly { readonly slotId: string }[] }
  const { items } = await paula.call<Slots>('GET', `${process}/slots?limit=1`)
  await amira.call('POST', `/api/interviews/bookings/${processId}`, { slotId: items[0]?.slotId })
}

/** A faulty or outdated text is refused, which the browser logs. */
const refused = (complaint: string): boolean => !/status of 4(00|12)/.test(complaint)

/** Signs both in; the applicant is on the interview list of a new position. */
const shortlist = async (paula: Visitor, amira: Visitor) => {
  await paula.signInAs('Paula')
  const { jobId, groupId } = await publish(paula)
  await amira.signInAs('Amira')
  const applicationId = await applyAs(amira, jobId)
  const processes = await paula.call<readonly Process[]>('GET', '/api/interviews/overview')
  const processId = processes.find(each => each.jobId === jobId)?.processId ?? ''
  await paula.call('POST', `/api/interviews/processes/${processId}/interviewees`, { applicationIds: [applicationId] })
  return { groupId, processId }
}

inBrowser(visit => {
  test('a professor offers slots, changes one, moves a booking, and assesses', async () => {
    const [paula, amira] = [await visit(), await visit()]
    await paula.signInAs('Paula')
    const { jobId, groupId } = await publish(paula)
    await amira.signInAs('Amira')
    const applicationId = await applyAs(amira, jobId)

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
    await series.getByText('there is not enough time here').waitFor()
    await series.getByLabel('Until').fill('11:00')
    await series.getByRole('button', { name: 'Create 4 times' }).click()
    await series.getByText('Please give a place or a link.').waitFor()
    await series.getByLabel('Place').fill('Room 7')
    await series.getByRole('button', { name: 'Create 4 times' }).click()
    await series.waitFor({ state: 'detached' })
    expect(await page.getByText('Free', { exact: true }).count()).toBe(4)

    await page
      .getByRole('button', { name: /^Actions: / })
      .last()
      .click()
    await page.getByRole('menuitem', { name: 'Change this time' }).click()
    await page.getByRole('dialog').getByLabel('Begins at').fill('10:15')
    await page.getByRole('dialog').getByLabel('Place').fill('Room 8')
    // Somebody else changes it meanwhile: theirs stays, and trying again works.
    const slots = `/api/interviews/processes/${new URL(page.url()).pathname.split('/').at(-1)}/slots?sort=-startsAt`
    const { items } = await paula.call<{ readonly items: readonly { readonly slotId: string }[] }>('GET', slots)
    await paula.call('PATCH', `/api/interviews/slots/${items[0]?.slotId}`, { durationMinutes: 40 })
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
    await page.getByRole('dialog').getByText('This was changed in the meantime').waitFor()
    await expect.poll(() => page.getByRole('dialog').getByLabel('Minutes per interview').inputValue()).toBe('40')
    expect(await page.getByRole('dialog').getByLabel('Place').inputValue()).toBe('Room 8')
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
    await page.getByText('The time is changed.').waitFor()
    await page.getByRole('article').filter({ hasText: '10:15–10:55' }).getByText('Room 8').waitFor()

    const { pathname } = new URL(page.url())
    await book(paula, amira, pathname.split('/').at(-1) ?? '', applicationId)
    await paula.open(pathname)
    const booked = page.getByRole('article').filter({ hasText: '09:00–09:45' }).first()
    await booked.getByRole('link', { name: 'Amira Haddad' }).waitFor()
    await page
      .getByRole('article')
      .filter({ hasText: 'Scheduled' })
      .dragTo(page.getByText('Free', { exact: true }).last())
    await page.getByRole('dialog').getByRole('button', { name: 'Move to this time' }).click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await doNow(paula, 'The time is assigned.')
    await page
      .getByRole('article')
      .filter({ hasText: '10:15–10:55' })
      .getByRole('link', { name: 'Amira Haddad' })
      .click()

    await page.getByRole('radiogroup', { name: 'Overall' }).getByText('+2').click()
    await page.getByLabel('Notes').fill('Ties a bowline with one hand.')
    await page.reload()
    await page.getByText('kept in this tab').waitFor()
    await page.getByRole('button', { name: 'Give my assessment' }).click()
    await page.getByText('Everything is saved').waitFor()
    expect(await page.getByLabel('Notes').inputValue()).toBe('Ties a bowline with one hand.')

    await paula.open(`/evaluation/${applicationId}`)
    const dossier = page.getByRole('article', { name: 'Application of Amira Haddad' })
    await dossier.getByRole('heading', { name: 'Interview' }).waitFor()
    await dossier.getByText(/^Takes place on .*10:15 CES?T/).waitFor()
    const judged = dossier.getByRole('article', { name: 'Paula Lindner' })
    await judged.getByText('+2 Clearly yes').waitFor()
    await judged.getByText('Ties a bowline with one hand.').waitFor()
    expect(paula.complaints.filter(refused)).toEqual([])
  })

  test('all days of the interviews fit on paper', async () => {
    const { page, signInAs, open, call } = await visit({ width: 660 })
    await signInAs('Paula')
    type Counted = { readonly processId: string; readonly counts: { readonly scheduled: number } }
    const processes = await call<readonly Counted[]>('GET', '/api/interviews/overview')
    const busiest = processes.toSorted((one, other) => other.counts.scheduled - one.counts.scheduled)[0]
    const { researchGroup } = await call<Me>('GET', '/api/users/me')
    await open(`/groups/${researchGroup.researchGroupId}/interviews/${busiest?.processId}`)
    const days = page.getByRole('group', { name: 'Times' })
    await days.getByRole('heading').nth(2).waitFor()
    expect(await days.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)).toBe(true)
    await page.emulateMedia({ media: 'print' })
    expect(await days.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)).toBe(false)
  })

  test('who invites reads the e-mail before it is sent, with their own message in it', async () => {
    const [paula, amira] = [await visit({ language: 'de' }), await visit()]
    const { groupId, processId } = await shortlist(paula, amira)

    const { page } = paula
    await paula.open(`/groups/${groupId}/interviews/${processId}`)
    await page.getByRole('button', { name: 'Noch 1 Person einladen' }).click()
    const dialog = page.getByRole('dialog', { name: 'Zur Terminwahl einladen' })
    const letter = dialog.getByRole('document', { name: 'Die E-Mail' })
    await dialog.getByText('An Amira Haddad').waitFor()
    await letter.getByText(title).first().waitFor()
    await dialog.getByLabel('Persönliche Nachricht').fill('Bring your own shoelaces.')
    await letter.getByText('Bring your own shoelaces.').waitFor()
    expect(await faultsOf(paula, 'the invitation before it is sent')).toEqual([])
    await page.setViewportSize({ width: 360, height: 800 })
    expect(await faultsOf(paula, 'the invitation on a phone')).toEqual([])
    expect(paula.complaints).toEqual([])
  })

  test('withdrawing an invitation asks first, and the person’s link says that it no longer holds', async () => {
    const [paula, amira] = [await visit(), await visit()]
    const { groupId, processId } = await shortlist(paula, amira)
    await paula.call('POST', `/api/interviews/processes/${processId}/invitations`, {})

    const { page } = paula
    const group = `/api/research-groups/${groupId}`
    const { letterGraceMinutes } = await paula.call<{ readonly letterGraceMinutes: number }>('GET', group)
    await paula.open(`/groups/${groupId}/interviews/${processId}`)
    await page.getByRole('button', { name: /^Actions: Amira/ }).click()
    await page.getByRole('menuitem', { name: 'Remove from the list …' }).click()
    const asked = page.getByRole('dialog', { name: /^Withdraw the invitation of Amira/ })
    await asked.getByText('It waits for a minute. Until then you can take it back.').waitFor()
    expect(await faultsOf(paula, 'the question before an invitation is withdrawn')).toEqual([])
    await paula.call('PATCH', group, { letterGraceMinutes: 0 })
    await asked.getByText('It happens at once and cannot be taken back').waitFor()
    await paula.call('PATCH', group, { letterGraceMinutes })
    await asked.getByRole('button', { name: 'Withdraw and remove' }).click()
    await doNow(paula, 'They are off the interview list.')

    await amira.open(`/interviews/${processId}/booking`)
    await amira.page.getByRole('heading', { name: 'This invitation no longer holds' }).waitFor()
    expect(await amira.page.getByText('ACCESS_DENIED').count()).toBe(0)
    expect(await faultsOf(amira, 'a withdrawn invitation')).toEqual([])
  })

  test('a wrong placeholder is shown at its position, and a group’s own template replaces the default until it is deleted', async () => {
    const visitor = await visit()
    const { page } = visitor
    await visitor.signInAs('Paula')
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'E-mail texts' }).click()
    await page.getByRole('link', { name: 'Interview moved, English: Default' }).click()
    await page.getByRole('document', { name: 'Preview' }).getByText('Zoë').first().waitFor()
    const body = page.getByRole('textbox', { name: 'Text' })
    await body.press('ControlOrMeta+End')
    await body.pressSequentially(' Yours, {{boss.name}}')
    await page.getByRole('alert').getByText('{{boss.name}} is not a placeholder of this e-mail.').waitFor()
    await page.getByRole('button', { name: 'Show' }).click()
    await page.waitForFunction("getSelection().toString() === '{{boss.name}}'")
    await page.getByRole('button', { name: 'Name of the group' }).click()
    await page.getByRole('alert').waitFor({ state: 'detached' })
    await page.getByRole('document', { name: 'Preview' }).getByText('Yours, Data Engineering').waitFor()
    await page.reload()
    await page.getByText('You have changed the default text; until you save it, the default is sent.').waitFor()
    expect(await page.getByText('This is the default text.').count()).toBe(0)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByText('This is your group’s own text.').waitFor()

    // Somebody else saves another text meanwhile.
    const { researchGroup } = await visitor.call<Me>('GET', '/api/users/me')
    const path = `/api/research-groups/${researchGroup.researchGroupId}/email-templates`
    type Templates = { readonly items: readonly { readonly templateId: string; readonly body: string }[] }
    const { items } = await visitor.call<Templates>('GET', `${path}?type=INTERVIEW_MOVED&language=en`)
    await page.getByLabel('Subject').fill('Mine')
    const theirs = { subject: 'Theirs', body: items[0]?.body }
    await visitor.call('PUT', `/api/email-templates/${items[0]?.templateId}`, theirs)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    const behind = page.getByRole('alert').filter({ hasText: 'Somebody else has saved another text' })
    await behind.getByRole('button', { name: 'Continue with mine' }).click()
    expect(await page.getByLabel('Subject').inputValue()).toBe('Mine')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByText('E-mails use this text from now on.').last().waitFor()
    expect(await visitor.call<object>('GET', `${path}?type=INTERVIEW_MOVED&language=en`)).toMatchObject({
      items: [{ subject: 'Mine' }],
    })

    await page.getByRole('button', { name: 'Restore the default text' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Restore the default text' }).click()
    await page.getByText('This is the default text.').waitFor()
    expect(visitor.complaints.filter(refused)).toEqual([])
  })

  test.each(languages)('their pages are accessible and obey their security policy (%s)', async language => {
    const visitor = await visit({ language, width: language === 'en' ? 1280 : 360 })
    const { page } = visitor
    await visitor.signInAs('Paula')
    const { researchGroup } = await visitor.call<Me>('GET', '/api/users/me')
    const [process] = await visitor.call<readonly Process[]>('GET', '/api/interviews/overview')
    type People = { readonly items: readonly { readonly intervieweeId: string }[] }
    const { items } = await visitor.call<People>('GET', `/api/interviews/processes/${process?.processId}/interviewees`)
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
