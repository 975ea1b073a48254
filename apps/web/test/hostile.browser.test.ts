import { expect, inject, test } from 'vitest'
import { inBrowser, type Visitor } from './browser.ts'
import { brief, evil, faultsIn } from './hostile-words.ts'
import { writeHostileWorld } from './hostile-world.ts'
import { letterTo } from './mailbox.ts'

const lookAt = async ({ page, walk }: Visitor, paths: readonly string[]): Promise<readonly string[]> => {
  const faults: string[] = []
  for (const path of paths) {
    await walk(path)
    faults.push(...(await faultsIn(page, path)))
  }
  return faults
}

const documents = ['/', '/positions', '/nowhere', '/dev/mailbox', '/docs']
/** A script element without an address that is not data. */
const inlineScript = /<script(?![^>]*\b(?:src=|type="application\/(?:ld\+)?json"))/i

/** Where a script of somebody else could get in. */
const openingsIn = async (path: string): Promise<readonly string[]> => {
  const answer = await fetch(`${inject('address')}${path}`, { headers: { accept: 'text/html' } })
  const policy = answer.headers.get('content-security-policy') ?? ''
  const html = await answer.text()
  const openings = {
    'has no policy': !/default-src '(?:self|none)'/.test(policy),
    'lets inline scripts in': /(?:script|default)-src [^;]*(?:unsafe|nonce|\*)/.test(policy),
    'has an inline script': inlineScript.test(html),
    'has a handler in its markup': /<[^>]+\son\w+=/i.test(html),
  }
  return Object.entries(openings).flatMap(([what, isOpen]) => (isOpen ? [`${path} ${what}`] : []))
}

inBrowser(visit => {
  test('scripts in any field are shown as text on every page', async () => {
    const [ada, mallory, trudy, anyone] = [await visit(), await visit(), await visit(), await visit()]
    const dialogs: string[] = []
    for (const { page } of [ada, mallory, trudy, anyone])
      page.on('dialog', dialog => {
        dialogs.push(dialog.message())
        return dialog.dismiss()
      })
    const { groupId, jobId, applicationId, processId, intervieweeId, referee } = await writeHostileWorld({
      ada,
      mallory,
      trudy,
    })
    await anyone.open('/')
    const advert = `/positions/${jobId}`
    expect(await lookAt(anyone, ['/positions', advert, `/groups/${groupId}`, referee])).toEqual([])
    await trudy.call('POST', `/api${referee}`, { assessment: { knownAs: evil, comments: evil } })

    const group = `/groups/${groupId}`
    const interviews = `${group}/interviews/${processId}`
    await mallory.open('/')
    const ofGroup = [
      ...['/home', '/positions', '/members', '/data', '/history', '/interviews'].map(page => `${group}${page}`),
      ...['', '?preview=page', '/history', '/history/1'].map(page => `${group}${advert}${page}`),
      interviews,
      `${interviews}/${intervieweeId}`,
      '/evaluation',
      `/evaluation/${applicationId}`,
      '/my/settings',
    ]
    expect(await lookAt(mallory, ofGroup)).toEqual([])
    const template = `${group}/letters/APPLICATION_ACCEPTED/en`
    await mallory.walk(template)
    expect(await faultsIn(mallory.page, template, brief)).toEqual([])
    expect(await faultsIn(mallory.page, template, 'Harmless words')).toEqual([])

    await trudy.open('/')
    const booking = `/interviews/${processId}/booking`
    const ofApplicant = ['/applications', `/applications/${applicationId}`, '/my/profile', booking, '/groups/request']
    expect(await lookAt(trudy, ofApplicant)).toEqual([])
    const ofAdmin = ['groups', 'people', 'schools', 'catalogues', 'audit'].map(page => `/admin/${page}`)
    await ada.open('/')
    expect(await lookAt(ada, ofAdmin)).toEqual([])
    expect(await letterTo('trudy@hostile.test', '&lt;img src=x')).not.toMatch(/<(?:script|img|svg|iframe|form)/i)

    for (const { complaints } of [ada, mallory, trudy, anyone]) expect(complaints).toEqual([])
    expect(dialogs).toEqual([])
  })

  test('no page contains an inline script, and the policy blocks injected ones', async () => {
    const faults = await Promise.all(documents.map(openingsIn))
    expect(faults.flat()).toEqual([])
    const { page, open, complaints } = await visit()
    await open('/positions')
    await page.evaluate(`
      document.body.append(Object.assign(document.createElement('script'), { textContent: 'globalThis.struck = 1' }))
      document.body.append(Object.assign(document.createElement('p'), { innerHTML: '<img src=x onerror=struck=1>' }))
    `)
    const refusals = (): number => complaints.filter(each => each.includes('Content Security Policy')).length
    await expect.poll(refusals, { timeout: 10_000 }).toBeGreaterThanOrEqual(2)
    expect(await page.evaluate("'struck' in globalThis")).toBe(false)
  })
})
