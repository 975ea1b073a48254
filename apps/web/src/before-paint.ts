/* Runs before the first paint, so that the page never flickers. */
{
  const page = document.documentElement
  const scheme = localStorage.getItem('mantine-color-scheme-value')
  const isDark = scheme === 'dark' || (scheme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  page.dataset['mantineColorScheme'] = isDark ? 'dark' : 'light'

  // The page was rendered for anonymous readers in the language of its address or the browser. People who read another
  // language, or are signed in, see its outline until the client is ready.
  const language = localStorage.getItem('kolleg.language')
  const isSignedIn = localStorage.getItem('kolleg.signed-in') !== null
  const isAddressed = /^\/(?:en|de)(?:\/|$)/.test(location.pathname)
  const waits = isSignedIn || (!isAddressed && language !== null && language !== page.lang)
  if (waits) page.dataset['waits'] = ''

  // The page paints first; then the client gets the network and the main thread for itself.
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
    // Not every browser reports its first paint.
    requestAnimationFrame(() => setTimeout(loadWhole, 300))
  }
}
