import DOMPurify from 'dompurify'

const aside = 'data-look'

/** Only within tags: visible text may contain the word “style”. */
const withLooksAside = (html: string): string =>
  html.replaceAll(/<[^>]*>/g, tag => tag.replace(/\sstyle="/, ` ${aside}="`))

/**
 * Parses a letter for a shadow root. The content security policy forbids inline styles, so they are set by script;
 * active elements and links are removed.
 */
export const parseLetter = (html: string): { readonly sheet: CSSStyleSheet; readonly body: HTMLElement } => {
  const look = /<style>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? ''
  const plain = withLooksAside(html.replace(/<style>[\s\S]*?<\/style>/, ''))
  const clean = DOMPurify.sanitize(plain, {
    WHOLE_DOCUMENT: true,
    RETURN_DOM: true,
    ADD_ATTR: [aside],
    FORBID_TAGS: ['img', 'form', 'input', 'button', 'style', 'link', 'meta', 'title'],
  })
  const body = document.createElement('div')
  body.className = 'desk'
  const parsed = clean instanceof Element ? clean.querySelector('body') : null
  body.setAttribute(aside, parsed?.getAttribute(aside) ?? '')
  body.append(...(parsed?.childNodes ?? []))
  for (const element of [body, ...body.querySelectorAll<HTMLElement>(`[${aside}]`)]) {
    element.style.cssText = element.getAttribute(aside) ?? ''
    element.removeAttribute(aside)
  }
  for (const link of body.querySelectorAll('a')) {
    link.title = link.getAttribute('href') ?? ''
    link.removeAttribute('href')
  }
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`${look}\na { text-decoration: underline }`)
  return { sheet, body }
}
