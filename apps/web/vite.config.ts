import { defineConfig } from 'vite'

/** Nothing is inlined: the page's policy lets files come from its own origin alone. */
export default defineConfig({ build: { assetsInlineLimit: 0 } })
