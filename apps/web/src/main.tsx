import '@fontsource-variable/inter/wght.css'
import '@fontsource-variable/source-serif-4/wght.css'
import '@mantine/core/styles.layer.css'
import './theme/accent.css'
import './theme/base.css'
import './theme/boot.css'
import './theme/fallback-fonts.css'
import './theme/server-rendered.css'
import './theme/print.css'
import { setNonce } from 'get-nonce'
import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import { fillCache } from './app/fill-cache.ts'
import { KeepFocus } from './app/keep-focus.tsx'
import { router } from './app/router.ts'
import { styleNonce } from './app/site.ts'
import { followAddress, startLanguage } from './language/i18n.ts'
import { sleep } from './parts/sleep.ts'
import { arrive } from './session/sign-in.ts'

// Dialogs lock scrolling with an inline style.
setNonce(styleNonce())

/** Slow pages show a skeleton. */
const patienceMs = 1_000

/**
 * Not awaited at the top level: the sign-in chunk imports this one and would deadlock. Yields between short steps, so
 * that the page stays responsive.
 */
const begin = async (): Promise<void> => {
  await sleep()
  const [arrival] = await Promise.all([arrive(), startLanguage()])
  const root = document.getElementById('root')
  if (root === null || arrival === 'leaving') return
  if (arrival === 'handed over') history.replaceState(null, '', '/sign-in/done')
  await followAddress()
  fillCache()
  await sleep()
  await Promise.race([router.load(), sleep(patienceMs)])
  await sleep()
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <App />
        <KeepFocus />
      </StrictMode>,
    ),
  )
}

void begin()
