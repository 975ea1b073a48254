import { expect, test } from 'vitest'
import { faultsOf } from './accessible.ts'
import { applyForNew } from './apply-for-new.ts'
import { inBrowser } from './browser.ts'
import { letterTo, linkTo } from './mailbox.ts'
import { onePage } from './one-page.ts'

const email = 'greta.gone@uni.test'
const degree = { kind: 'MASTER', name: 'Botany', university: 'University of Graz' }

const title = 'Postdoctoral researcher in query optimisation'

type Me = { readonly researchGroup: { readonly researchGroupId: string } }
type Jobs = { readonly items: readonly { readonly jobId: string }[] }

inBrowser(visit => {
  test('a draft is deleted, a referee declines, an application is withdrawn, and the account is deleted', async () => {
    const { page, signInByCode, walk, open, call, complaints } = await visit()
    const dialog = page.getByRole('dialog')
    await signInByCode(email)
    await call('PUT', '/api/applicants/me/profile', { firstName: 'Greta', lastName: 'Gone', degrees: [degree] })
    const { items } = await call<Jobs>('GET', '/api/jobs?limit=1&query=query%20optimisation')
    const jobId = items[0]?.jobId

    await walk(`/positions/${jobId}`)
    await page.getByRole('link', { name: 'Apply', exact: true }).click()
    await page.getByRole('link', { name: 'Check and send' }).first().click()
    await page.getByRole('button', { name: 'Delete this draft' }).click()
    await dialog.getByRole('button', { name: 'Delete' }).click()
    await page.getByText('The draft is deleted.').waitFor()
    await page.getByText('You have not applied for anything yet').waitFor()

    const { applicationId } = await call<{ applicationId: string }>('POST', `/api/jobs/${jobId}/applications`)
    const application = `/api/applications/${applicationId}`
    const papers = new FormData()
    papers.append('type', 'CV')
    papers.append('file', new Blob([onePage], { type: 'application/pdf' }), 'Life.pdf')
    await call('POST', `${application}/documents`, papers)
    for (const number of [1, 2, 3])
      await call('POST', `${application}/references`, {
        firstName: 'Nick',
        lastName: 'Nay',
        email: `nick.nay${number}@uni.test`,
      })
    await call('PATCH', application, { motivation: '<p>I had time.</p>', consents: { dataProcessing: true } })
    const professor = await visit()
    await professor.signInAs('Paula')
    const { researchGroup } = await professor.call<Me>('GET', '/api/users/me')
    const group = `/api/research-groups/${researchGroup.researchGroupId}`
    // Referees are asked after the group's grace time.
    await professor.call('PATCH', group, { letterGraceMinutes: 0 })
    await call('POST', `${application}/submit`)
    await professor.call('PATCH', group, { letterGraceMinutes: 30 })

    const nick = await visit({ width: 420 })
    await nick.open(await linkTo('nick.nay1@uni.test', /\/reference-letters\/[\w-]+/))
    const advert = nick.page.getByRole('link', { name: 'Read the advert' })
    expect(await advert.getAttribute('href')).toMatch(/^\/positions\/[\w-]+$/)
    await nick.page.getByRole('button', { name: 'I would rather not' }).click()
    await nick.page.getByRole('dialog').getByRole('button', { name: 'Decline' }).click()
    await nick.page.getByRole('heading', { name: 'You have declined' }).waitFor()
    expect(nick.complaints).toEqual([])

    // The other referee writes in two windows, and neither overwrites the other.
    const link = await linkTo('nick.nay2@uni.test', /\/reference-letters\/[\w-]+/)
    const [here, there] = [await visit(), await visit({ width: 420 })]
    const words = (window: typeof here) => window.page.getByLabel('What should the group know?')
    await here.open(link)
    await there.open(link)
    await words(here).fill('She is thorough.')
    await here.page.getByText(/^Saved/).waitFor()
    await words(there).fill('She is quick.')
    await there.page.getByText('This was changed in another window').waitFor()
    await there.page.getByRole('button', { name: 'The other one' }).click()
    await expect.poll(() => words(there).inputValue()).toBe('She is thorough.')
    await there.page.getByRole('button', { name: 'Hand in' }).click()
    const asked = there.page.getByRole('dialog')
    await asked.getByText(/without a letter\. Then Data Engineering can read it, and nobody else\./).waitFor()
    await asked.getByRole('button', { name: 'Cancel' }).click()

    await walk(`/applications/${applicationId}`)
    await page.getByText('Declined. You can name someone else.').waitFor()
    await page.getByRole('button', { name: 'Withdraw the application' }).click()
    await dialog.getByRole('button', { name: 'Withdraw' }).click()
    await page.getByText('The application is withdrawn.').waitFor()
    await page.getByText('You withdrew this application.').waitFor()
    await letterTo('office@data.demo.example', `Greta Gone has withdrawn the application for ${title}`)
    await nick.open(link)
    await nick.page.getByRole('heading', { name: 'This reference is no longer needed' }).waitFor()
    await words(here).fill('She is thorough and kind.')
    await here.page.getByRole('heading', { name: 'This reference is no longer needed' }).waitFor()
    await here.page.getByText('She is thorough and kind.').waitFor()

    await walk('/my-data')
    await page.getByRole('button', { name: 'Delete my account …' }).click()
    await dialog.getByRole('textbox').fill(email)
    await dialog.getByRole('button', { name: 'Delete my account' }).click()
    await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).waitFor()
    await open('/my-data')
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Please sign in')
    expect(complaints).toEqual([])

    const paula = await visit({ width: 1440 })
    await paula.signInAs('Paula')
    await paula.walk('/evaluation?sort=name')
    await paula.page.getByRole('link', { name: 'Data deleted' }).click()
    await paula.page.getByRole('heading', { level: 1, name: 'Data deleted' }).waitFor()
    await paula.page.getByText('No personal data is kept.').waitFor()
    expect(await paula.page.getByRole('link', { name: /^Data deleted/ }).count()).toBe(1)
    expect(paula.complaints).toEqual([])
  })
  test('changing the address of a referee who was asked says first what that does', async () => {
    const [paula, amira] = [await visit(), await visit()]
    await paula.signInAs('Paula')
    await amira.signInAs('Amira')
    const { researchGroup } = await paula.call<Me>('GET', '/api/users/me')
    const group = `/api/research-groups/${researchGroup.researchGroupId}`
    const { letterGraceMinutes } = await paula.call<{ readonly letterGraceMinutes: number }>('GET', group)
    await paula.call('PATCH', group, { letterGraceMinutes: 0 })
    const { applicationId } = await applyForNew(paula, amira, 'Mending of nets')
    const referee = { firstName: 'Rolf', lastName: 'Ring', email: 'rolf.ring@uni.test' }
    await amira.call('POST', `/api/applications/${applicationId}/references`, referee)
    await paula.call('PATCH', group, { letterGraceMinutes })

    const { page } = amira
    await amira.open(`/applications/${applicationId}`)
    await page.getByText('Asked, has until').waitFor()
    await page.getByRole('button', { name: /^Edit: / }).click()
    await page.getByLabel('Institution').fill('Another university')
    expect(await page.getByText('has been asked already').count()).toBe(0)
    await page.getByLabel('E-mail address').fill('somebody.else@uni.test')
    await page.getByText('rolf.ring@uni.test has been asked already. When you save, that address reads').waitFor()
    expect(await faultsOf(amira, 'the change of a referee')).toEqual([])
    await page.getByRole('button', { name: 'Cancel' }).click()
    await page.getByText('rolf.ring@uni.test').waitFor()
  })
})
