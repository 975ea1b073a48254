import type { Locator, Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { faultsOf, walkAll } from './accessible.ts'
import { inBrowser } from './browser.ts'
import { tabTo } from './keyboard.ts'
import { linkTo } from './mailbox.ts'
import { onePage } from './one-page.ts'

const patient = { timeout: 20_000 }
const languages = ['en', 'de'] as const
/** One language for each page: they differ only in the length of words. */
const pages = { en: ['/applications', '/my/profile'], de: ['/my-data'] }
const steps = { en: ['person', 'education', 'motivation'], de: ['documents', 'references', 'summary'] }

type Me = { readonly researchGroup: { readonly researchGroupId: string } }
type Members = { readonly items: readonly { readonly userId: string; readonly role: string }[] }

const jobCalled = async (words: string): Promise<string> => {
  const answer = await fetch(`${inject('address')}/api/jobs?limit=1&query=${encodeURIComponent(words)}`)
  const { items } = (await answer.json()) as { items: { jobId: string }[] }
  return items[0]?.jobId ?? ''
}

const press = async (page: Page, target: Locator, key = 'Enter'): Promise<void> => {
  await tabTo(page, target)
  await page.keyboard.press(key)
}

inBrowser(visit => {
  test('an applicant can apply with the keyboard alone', async () => {
    const { page, signInAs, walk, complaints } = await visit()
    const link = (name: string): Locator => page.getByRole('link', { name, exact: true })
    await signInAs('Amira')
    await walk(`/positions/${await jobCalled('learning with robots at school')}`)
    await press(page, link('Apply'))
    await page.getByRole('heading', { name: 'You', exact: true }).waitFor()
    await press(page, link('Continue: Education'))
    await press(page, page.getByRole('button', { name: 'Add another degree' }))
    await tabTo(page, page.getByLabel('Subject').last())
    await page.keyboard.type('Robotics')
    await tabTo(page, page.getByLabel('University').last())
    await page.keyboard.type('University of Vienna')
    await tabTo(page, page.getByLabel('Grading scale').last())
    await page.keyboard.type('GPA')
    await tabTo(page, page.getByLabel('Final grade').last())
    await page.keyboard.type('3.5')
    await page.getByText(/^Saved \d/).waitFor()
    expect(await page.getByLabel('On the German scale').last().textContent()).toBe('1.7')

    await press(page, link('Continue: Motivation'))
    await tabTo(page, page.getByRole('textbox', { name: 'Why this position' }))
    await page.keyboard.type('Robots that err teach me patience.')
    await press(page, link('Continue: Documents'))
    const upload = page.getByRole('button', { name: 'Upload PDF: Anything else' })
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), press(page, upload)])
    await chooser.setFiles({ name: 'Portfolio.pdf', mimeType: 'application/pdf', buffer: onePage })
    const others = page.getByRole('region', { name: 'Anything else' })
    await others.getByText('1 page').waitFor()
    const picture = { name: 'picture.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('a picture') }
    await others.locator('input[type=file]').setInputFiles(picture)
    await others.getByText('This is not a PDF. Save or print it as PDF, then upload that.').waitFor()

    await press(page, link('Continue: References'))
    await press(page, page.getByRole('button', { name: 'Name a referee' }))
    for (const word of ['Prof.', 'Rita', 'Berg', 'rita.berg@uni.test']) {
      await page.keyboard.type(word)
      await page.keyboard.press('Tab')
    }
    await press(page, page.getByRole('button', { name: 'Save' }))
    await page.getByText('Not asked yet').waitFor()
    await press(page, link('Continue: Check and send'))
    await page.getByText('Before you can send it').waitFor()
    await press(page, page.getByRole('checkbox', { name: /I have read/ }), 'Space')
    await page.getByText('Everything is there.').waitFor()
    await press(page, page.getByRole('button', { name: 'Send the application' }))
    await page.getByText('Your application is on its way').waitFor()
    await page.getByText(/Will be asked on/).waitFor()
    expect(complaints).toEqual([])
  })

  test('the form says what could not be saved and where it is kept; the summary shows everything in full', async () => {
    const { page, signInByCode, walk } = await visit()
    await signInByCode('careful@uni.test')
    await walk(`/positions/${await jobCalled('barrierefreie Oberflächen')}`)
    await page.getByRole('link', { name: 'Apply', exact: true }).click()
    await page.getByRole('link', { name: 'Continue: Education' }).waitFor()
    const rail = page.getByRole('navigation', { name: 'Steps of the application' })
    await rail.getByRole('link', { name: 'Motivation' }).click()
    await page.context().setOffline(true)
    const words = `${'I ask how people and machines can trust each other. '.repeat(12)}Patiently.`
    await page.getByRole('textbox', { name: 'Why this position' }).fill(words)
    await page.getByRole('radio', { name: 'Yes' }).first().check()
    const kept = page.getByText(/^Not saved: You are offline.*kept in this tab until it can be saved: Motivation\./)
    await kept.waitFor()
    await rail.getByRole('link', { name: /Motivation\s*\(not saved\)/ }).waitFor()
    expect(await rail.getByRole('link', { name: /Motivation\s*\(complete\)/ }).count()).toBe(0)
    await page.context().setOffline(false)
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByText(/^Saved \d/).waitFor()
    await rail.getByRole('link', { name: /Motivation\s*\(complete\)/ }).waitFor()

    await page.getByRole('link', { name: 'Read the position again' }).click()
    await page.getByRole('link', { name: 'Continue your application' }).click()
    await rail.getByRole('link', { name: 'Check and send' }).click()
    const motivation = page.locator('main dl > div').filter({ hasText: 'Why this position' })
    await motivation.getByText(words).waitFor()
    await motivation.getByText('Yes', { exact: true }).waitFor()
  })

  test('a draft says why it cannot be sent, and stays readable when the position closes', async () => {
    const [emil, applicant] = [await visit(), await visit()]
    await emil.signInAs('Emil')
    const { researchGroup } = await emil.call<Me>('GET', '/api/users/me')
    const group = researchGroup.researchGroupId
    const members = await emil.call<Members>('GET', `/api/research-groups/${group}/members`)
    const { jobId } = await emil.call<{ jobId: string }>('POST', `/api/research-groups/${group}/jobs`, {
      title: 'Trust in tidal machines',
      subjectArea: 'COMPUTER_SCIENCE',
      location: 'GARCHING',
      supervisingProfessorId: members.items.find(({ role }) => role === 'PROFESSOR')?.userId,
      descriptionEn: '<p>You measure tides.</p>',
    })
    await emil.call('PUT', `/api/jobs/${jobId}/state`, { state: 'PUBLISHED' })

    const { page, open } = applicant
    await applicant.signInByCode('tide@uni.test')
    await open(`/positions/${jobId}`)
    await page.getByRole('link', { name: 'Apply', exact: true }).click()
    const rail = page.getByRole('navigation', { name: 'Steps of the application' })
    await rail.getByRole('link', { name: 'Motivation' }).click()
    const motivation = page.getByRole('textbox', { name: 'Why this position' })
    await motivation.fill('I grew up beside the sea.')
    await page.getByText(/^Saved \d/).waitFor()
    const form = new URL(page.url()).pathname

    await emil.open(`/groups/${group}/positions/${jobId}`)
    await emil.page.getByRole('button', { name: 'More' }).click()
    await emil.page.getByRole('menuitem', { name: /^Stop taking applications/ }).click()
    await emil.page.getByText(/^One person has begun an application and not sent it/).waitFor()
    await emil.call('PUT', `/api/jobs/${jobId}/state`, { state: 'DRAFT' })
    await emil.open(`/groups/${group}/positions/${jobId}`)
    await emil.page.getByRole('button', { name: 'More' }).click()
    await emil.page.getByRole('menuitem', { name: /^Delete/ }).click()
    const asked = emil.page.getByRole('dialog', { name: 'Delete this draft?' })
    await asked.getByText(/one person has begun an application for this position and would lose/).waitFor()
    expect(await asked.getByRole('button', { name: 'Delete' }).count()).toBe(0)
    await emil.call('PUT', `/api/jobs/${jobId}/state`, { state: 'PUBLISHED' })
    await emil.call('POST', `/api/jobs/${jobId}/stop`)

    await open('/')
    const draft = page.getByRole('link', { name: 'Your draft for “Trust in tidal machines”' })
    await draft.getByText('The group takes no applications at the moment.').waitFor()
    await open('/applications')
    await page.getByText('The group takes no applications for this position at the moment.').waitFor()
    expect(await page.getByText('Continue writing').count()).toBe(0)
    await open(`${form}?step=summary`)
    await page.getByText('This cannot be sent at the moment').waitFor()
    expect(await page.getByRole('button', { name: 'Send the application' }).count()).toBe(0)
    expect(await faultsOf(applicant, 'a draft of a position that takes no applications')).toEqual([])

    await rail.getByRole('link', { name: 'Motivation' }).click()
    await motivation.waitFor()
    await emil.call('PUT', `/api/jobs/${jobId}/state`, { state: 'CLOSED' })
    await motivation.fill('I grew up beside the sea, and it never lied to me.')
    await page.getByRole('heading', { name: 'What you wrote' }).waitFor()
    await page.reload()
    await page.getByText('I grew up beside the sea, and it never lied to me.').waitFor()
    await page.getByText(/came after the position had closed/).waitFor()
    expect(await page.getByText('What you sent').count()).toBe(0)

    const complaints = applicant.complaints.length
    await applicant.walk('/')
    const ended = page.getByRole('link', { name: 'Your draft for “Trust in tidal machines”' })
    await ended.getByText('This position takes no applications any more.').waitFor()
    await ended.click()
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.getByRole('button', { name: 'Copy the texts' }).click()
    await page.getByRole('button', { name: 'The texts are copied' }).waitFor()
    expect(await page.evaluate('navigator.clipboard.readText()')).toBe(
      'Why this position\nI grew up beside the sea, and it never lied to me.',
    )
    expect(await faultsOf(applicant, 'a draft of a closed position')).toEqual([])
    await page.getByRole('button', { name: 'Delete this draft' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
    await page.getByText('The draft is deleted.').waitFor()
    expect(applicant.complaints.slice(complaints)).toEqual([])
  })

  test('edits survive a reload, and do not overwrite edits made elsewhere', async () => {
    const { page, signInAs, walk } = await visit()
    await signInAs('Nora')
    await walk('/my/profile')
    await page.getByLabel('City').fill('Wien')
    await page.getByText(/^Saved \d/).waitFor()
    const other = await visit()
    await other.signInAs('Nora')
    await other.walk('/my/profile')
    expect(await other.page.getByLabel('City').inputValue()).toBe('Wien')
    await other.page.getByLabel('Phone').fill('+43 1 234')
    await other.page.getByText(/^Saved \d/).waitFor()
    await page.getByLabel('City').fill('Graz')
    await page.getByRole('button', { name: 'The other one' }).click()
    await expect.poll(() => page.getByLabel('Phone').inputValue(), patient).toBe('+43 1 234')
    await page.getByLabel('City').fill('Linz')
    await page.reload()
    await expect.poll(() => page.getByLabel('City').inputValue(), patient).toBe('Linz')
    await page.getByText(/^(Saved \d|Everything is saved)/).waitFor()
  })

  test.each(languages)(
    'every page of an applicant is accessible and obeys its security policy (%s)',
    async language => {
      const visitor = await visit({ language, width: language === 'de' ? 360 : 1280 })
      const { page, signInAs, walk, complaints } = visitor
      await signInAs('Amira')
      await walk(`/positions/${await jobCalled('explainable assistance for surgery')}`)
      await page.locator('main a[href$="/apply"], main a[href^="/applications/"]').first().click()
      await page.waitForURL(/\/applications\/[\w-]+/)
      const { pathname } = new URL(page.url())
      const booking = await linkTo('amira.haddad@demo.example', /\/interviews\/[\w-]+\/booking/)
      const faults = await walkAll(visitor, [...pages[language], ...(language === 'de' ? [booking] : []), pathname])
      expect(faults).toEqual([])
      for (const step of steps[language]) {
        await page.locator(`main nav a[href$="step=${step}"]`).click()
        await page.locator(`main nav a[href$="step=${step}"][aria-current]`).waitFor()
        expect(await faultsOf(visitor, step)).toEqual([])
      }
      expect(complaints).toEqual([])
    },
  )
})
