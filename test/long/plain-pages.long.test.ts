import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demoPeople } from '../../apps/apply/src/demo/people.ts'
import { letterKinds, letterTypes } from '../../apps/apply/src/letters/kinds/kinds.ts'
import { isOptional, settingsPage } from '../../apps/apply/src/letters/notifications/optional.ts'
import { askPage, donePage, gonePage } from '../../apps/apply/src/letters/notifications/unsubscribe-page.ts'
import { render } from '../../apps/apply/src/letters/render.ts'
import { sampleOf } from '../../apps/apply/src/letters/template/shape.ts'
import { openBrowser } from '../../apps/apply/src/sign-in/testing/browser.ts'
import { languages } from '../../apps/apply/src/text/language.ts'
import { type Demo, startDemo } from '../../apps/web/test/demo.ts'
import { htmlErrors } from './html-checker.ts'
import { server } from './server.ts'

const env = server('checkers')

const expectValid = async (pages: ReadonlyMap<string, string>) =>
  expect(await htmlErrors(env.CHECKERS_MODULES, pages)).toBe('')

describe.runIf(env.running)('the W3C’s checker finds no error', () => {
  let demo: Demo
  beforeAll(async () => {
    demo = await startDemo()
  }, 600_000)
  afterAll(() => demo.stop())

  const at = (path: string) => `${demo.address}${path}`
  const read = async (path: string, language = 'en'): Promise<string> => {
    const reply = await fetch(at(path), { headers: { accept: 'text/html', 'accept-language': language } })
    const html = await reply.text()
    expect([path, html]).toEqual([path, expect.stringContaining('<!doctype html>')])
    return html
  }
  test('in any letter, in either language', async () => {
    const pages = new Map<string, string>()
    const site = { name: 'Größe & Co', url: 'https://apply.example' }
    for (const [type, kind] of Object.entries(letterKinds))
      for (const language of languages) {
        const data = sampleOf(kind.shape, language)
        const settings = isOptional(type) ? { settings: settingsPage(site.url) } : {}
        pages.set(`${type}.${language}`, render({ kind, language, data, site, ...settings }).html)
      }
    expect(pages.size).toBeGreaterThan(50)
    await expectValid(pages)
  })

  /** Starts a sign-in in a separate browser. */
  const begin = async () => {
    const client = { client_id: 'kolleg', redirect_uri: at('/signed-in'), response_type: 'code', scope: 'openid' }
    const proof = {
      code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
      code_challenge_method: 'S256',
    }
    const browser = openBrowser(client.redirect_uri)
    const { url } = await browser.open(at(`/oidc/auth?${new URLSearchParams({ ...client, ...proof }).toString()}`))
    const [page = ''] = url.split('?')
    return {
      show: (language: string) => browser.open(`${page}?lang=${language}`),
      open: (path: string, form?: Readonly<Record<string, string>>) => browser.open(at(path), form),
      send: (step: string, form: Readonly<Record<string, string>>) => browser.open(`${page}/${step}`, form),
    }
  }

  test('on the pages for signing in and out', async () => {
    const pages = new Map<string, string>()
    for (const lang of languages) {
      const { show, send } = await begin()
      const email = `${lang}@uni.example`
      const steps = {
        'asks for an address': await show(lang),
        'not an address': await send('address', { lang, email: 'none"><' }),
        'asks for the code': await send('address', { lang, email }),
        'wrong code': await send('code', { lang, email, code: '0000 0000' }),
      }
      for (const [step, { text }] of Object.entries(steps)) {
        expect([step, text]).toEqual([step, expect.stringContaining('<form')])
        pages.set(`${step} ${lang}`, text)
      }
      for (const path of ['/oidc/interaction/none', '/oidc/auth?client_id=none'])
        pages.set(`${path} ${lang}`, await read(path, lang))
    }
    const { open, send } = await begin()
    await send('demo', { person: demoPeople[0].userId })
    const { text: signOut } = await open('/oidc/session/end?client_id=kolleg')
    const xsrf = /name="xsrf" value="([^"]+)"/.exec(signOut)?.[1] ?? ''
    const { text: signedOut } = await open('/oidc/session/end/confirm', { xsrf, logout: 'yes' })
    expect(signedOut).toContain('You are signed out')
    pages.set('sign out', signOut).set('signed out', signedOut)
    await expectValid(pages)
  })

  test('in the mailbox, its letters, and the pages for unsubscribing', async () => {
    const { send } = await begin()
    await send('address', { email: 'someone@uni.example' })
    await expect.poll(() => read('/dev/mailbox'), { timeout: 30_000 }).toContain('someone@uni.example')
    const list = await read('/dev/mailbox')
    const pages = new Map([['mailbox', list]])
    const letters = [...list.matchAll(/"(\/dev\/mailbox\/\d+)"/g)].map(([, path = '']) => path)
    for (const path of letters) {
      pages.set(path, await read(path))
      pages.set(`${path} as it is`, await read(`${path}/html`))
    }
    for (const language of languages) {
      const shown = { siteName: 'Größe & Co', language }
      pages.set(`gone ${language}`, gonePage(shown))
      for (const type of letterTypes.filter(isOptional)) {
        pages.set(`ask ${type} ${language}`, askPage(shown, type, '/unsubscribe/1/2/3'))
        pages.set(`done ${type} ${language}`, donePage(shown, type))
      }
    }
    await expectValid(pages)
  })

  test('on the pages of problems', async () => {
    const list = await read('/problems')
    const paths = [...list.matchAll(/"(\/problems\/[\w-]+)"/g)].map(([, path = '']) => path)
    expect(paths.length).toBeGreaterThan(20)
    const pages = new Map([['problems', list]])
    for (const path of paths) pages.set(path, await read(path))
    await expectValid(pages)
  })
})
