import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { apiTypes } from './build/api-types.ts'
import { beforePaint } from './build/before-paint.ts'
import { compress } from './build/compress.ts'
import { pdfjsFiles } from './build/pdfjs-files.ts'
import { serverRendering } from './build/server-rendering.ts'

const apply = process.env['APPLY'] ?? 'http://127.0.0.1:8080'
const paths = ['/api', '/oidc', '/docs', '/problems', '/dev/mailbox', '/site']

const building = /node_modules\/@mantine\/(?:core|hooks|form)\//
const icon = /node_modules\/@tabler\/icons-react\/dist\/esm\/icons\//
/** Small, and needed by nearly every page. */
const basics = [
  /@mantine\/core\/esm\/components\/(?:Alert|Anchor|Avatar|Badge|CloseButton|Group|InlineInput|Input|InputBase)\//,
  /@mantine\/core\/esm\/components\/(?:List|NativeSelect|SimpleGrid|Stack|Text|TextInput|ThemeIcon|Title|Typography)\//,
  /@mantine\/core\/esm\/components\/(?:VisuallyHidden|UnstyledButton|Skeleton)\//,
  /@tanstack\/react-query\//,
  /src\/parts\/(?:empty|links|page-head|use-page-title)\./,
  /src\/language\/format\./,
]

/** One chunk for every page, a second for nearly every page; large libraries load on demand. */
const chunks = [
  { name: 'shell', tags: ['$initial' as const], priority: 4 },
  { name: 'icons', test: icon, minShareCount: 2, priority: 3 },
  { name: 'basics', test: (id: string) => basics.some(each => each.test(id)), minShareCount: 3, priority: 2 },
  {
    name: 'blocks',
    test: building,
    minShareCount: 2,
    entriesAware: true,
    entriesAwareMergeThreshold: 2_000,
    priority: 1,
  },
]

/** Nothing is inlined: the content security policy allows only files of our own origin. */
export default defineConfig({
  plugins: [react(), apiTypes(), beforePaint(), pdfjsFiles(), compress(), serverRendering()],
  build: {
    assetsInlineLimit: 0,
    // The size of the PDF worker; `npm run bench:web` measures what a page loads.
    chunkSizeWarningLimit: 1_300,
    target: 'es2023',
    cssTarget: ['chrome123', 'firefox128', 'safari18'],
    rolldownOptions: {
      output: {
        codeSplitting: { groups: chunks },
        chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash].js`,
      },
    },
  },
  server: { proxy: Object.fromEntries(paths.map(path => [path, apply])) },
})
