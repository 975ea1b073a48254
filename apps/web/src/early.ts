/* Runs alone and before the first paint, so that nothing is painted that has to be taken back. */
{
  const page = document.documentElement
  const scheme = localStorage.getItem('mantine-color-scheme-value')
  const isDark = scheme === 'dark' || (scheme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  page.dataset['mantineColorScheme'] = isDark ? 'dark' : 'light'

  // The service drew the page for anyone, in the language of its address or else of the browser: who reads in another one,
  // or is signed in, sees its outline until the client is there.
  const language = localStorage.getItem('kolleg.language')
  const isSignedIn = localStorage.getItem('kolleg.signed-in') !== null
  const isAddressed = /^\/(?:en|de)(?:\/|$)/.test(location.pathname)
  const waits = isSignedIn || (!isAddressed && language !== null && language !== page.lang)
  if (waits) page.dataset['waits'] = ''

  // What can be read is painted first; the client has the line to itself then, and the whole page to take over.
  const load = (): void => {
    const client = page.querySelector<HTMLTemplateElement>('#client')
    if (client) document.head.append(document.importNode(client.content, true))
    client?.remove()
  }
  const loadWhole = (): void => {
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', load)
    else load()
  }
  if (waits || document.hidden) loadWhole()
  else {
    new PerformanceObserver(loadWhole).observe({ type: 'paint', buffered: true })
    // Not every browser tells when it has painted.
    requestAnimationFrame(() => setTimeout(loadWhole, 300))
  }
}
