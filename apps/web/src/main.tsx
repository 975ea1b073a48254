import '@fontsource-variable/inter/wght.css'
import '@fontsource-variable/source-serif-4/wght.css'
import '@mantine/core/styles.layer.css'
import './theme/accent.css'
import './theme/base.css'
import './theme/boot.css'
import { setNonce } from 'get-nonce'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import { site, styleNonce } from './app/site.ts'
import { startLanguage } from './language/i18n.ts'
import { arrive } from './session/sign-in.ts'

// Dialogs hold the page still with a style of their own.
setNonce(styleNonce())

if (site.accent !== null) document.documentElement.style.setProperty('--accent', site.accent)

/** Not awaited here: sign-in comes as a file that needs this one, and would wait for it for ever. */
const begin = async (): Promise<void> => {
  const [arrival] = await Promise.all([arrive(), startLanguage()])
  const root = document.getElementById('root')
  if (root === null || arrival === 'leaving') return
  if (arrival === 'handed over') history.replaceState(null, '', '/sign-in/done')
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
}

void begin()
