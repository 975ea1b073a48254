import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { apiTypes } from './build/api-types.ts'
import { compress } from './build/compress.ts'
import { pdfPieces } from './build/pdf-pieces.ts'

const apply = process.env['APPLY'] ?? 'http://127.0.0.1:8080'
const served = ['/api', '/oidc', '/docs', '/problems', '/dev/mailbox', '/site']

/** Nothing is inlined: the page's policy lets files come from its own origin alone. */
export default defineConfig({
  plugins: [react(), apiTypes(), pdfPieces(), compress()],
  build: { assetsInlineLimit: 0, target: 'es2023', cssTarget: ['chrome123', 'firefox128', 'safari18'] },
  server: { proxy: Object.fromEntries(served.map(path => [path, apply])) },
})
