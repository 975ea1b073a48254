import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from 'playwright-core'

const patienceMs = 20_000
const lookAgainMs = 100

/** Would run a script from an image, fill a template, or look up another translation. */
export const evil = '"><svg onload=struck=1><img src=x onerror=struck=1>{{name}}$t(app:save)'
/** For short fields, and for those in which braces mean a placeholder. */
export const brief = '<img src=x onerror=struck=1>'
/** What a script would send for a rich text field. */
export const evilHtml = `<p>Harmless words</p><script>struck=1</script><img src=x onerror=struck=1><svg onload=struck=1></svg>
<a href="javascript:struck=1">go</a><iframe src="javascript:struck=1"></iframe><style>main{display:none}</style>
<form action="https://hostile.test/"><input name="secret" autofocus onfocus=struck=1></form><p onclick=struck=1 style="position:fixed">end</p>`

/** Parts of the input that became elements. */
const intruders = `[...document.querySelectorAll(
  'img[src="x"], svg[onload], [onerror], [onclick], [onfocus], [onmouseover], [style*="position:fixed"],' +
  'iframe:not([sandbox]), form[action*="hostile"], a[href^="javascript:" i], script:not([src]):not([type*="json"])'
)].map(element => element.outerHTML).concat('struck' in globalThis ? ['a script has run'] : [])`

/** The visible text of the page, with the values of fields. */
const words = `[document.body.innerText, ...[...document.querySelectorAll('input, textarea, option')].map(
  field => field.value + field.textContent
)].join(' ').replaceAll(/\\s+/g, ' ')`

/** Whether a page shows the input as plain text and nothing more of it. */
export const faultsIn = async (page: Page, path: string, shown: string = evil): Promise<readonly string[]> => {
  const shows = `(${words}).includes(${JSON.stringify(shown)})`
  const isShown = async (): Promise<boolean> => page.evaluate<boolean>(shows)
  const lastLook = Date.now() + patienceMs
  while (!(await isShown()) && Date.now() < lastLook) await pause(lookAgainMs)
  await page.locator('[aria-busy=true]').first().waitFor({ state: 'detached' })
  const found = await page.evaluate<string[]>(intruders)
  return [...((await isShown()) ? [] : [`${path} does not show ${shown}`]), ...found.map(each => `${path}: ${each}`)]
}
