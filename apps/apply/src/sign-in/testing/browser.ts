export type Page = {
  readonly url: string
  readonly status: number
  readonly headers: Headers
  readonly text: string
}

/** Keeps cookies by path and follows redirects, up to the redirect address of the client. */
export const openBrowser = (stopAt: string) => {
  const cookies = new Map<string, { readonly path: string; readonly pair: string }>()

  const keep = (header: string): void => {
    const [pair = '', ...attributes] = header.split(';').map(part => part.trim())
    const name = pair.slice(0, pair.indexOf('='))
    const path = attributes.find(each => /^path=/i.test(each))?.slice('path='.length) ?? '/'
    if (pair.endsWith('=')) cookies.delete(`${name} ${path}`)
    else cookies.set(`${name} ${path}`, { path, pair })
  }
  const jar = ({ pathname }: URL): string =>
    [...cookies.values()]
      .filter(({ path }) => pathname.startsWith(path))
      .map(({ pair }) => pair)
      .join('; ')

  /** Opens an address, or sends a form to it. */
  const open = async (address: string, form?: Readonly<Record<string, string>>): Promise<Page> => {
    const url = new URL(address)
    const answer = await fetch(url, {
      method: form ? 'POST' : 'GET',
      headers: { cookie: jar(url), 'accept-language': 'en' },
      redirect: 'manual',
      ...(form && { body: new URLSearchParams(form) }),
    })
    for (const header of answer.headers.getSetCookie()) keep(header)
    const location = answer.headers.get('location')
    const text = await answer.text()
    if (location === null) return { url: url.href, status: answer.status, headers: answer.headers, text }
    const next = new URL(location, url)
    if (next.href.startsWith(stopAt)) return { url: next.href, status: answer.status, headers: answer.headers, text }
    return await open(next.href)
  }
  return { open }
}

export type Browser = ReturnType<typeof openBrowser>
