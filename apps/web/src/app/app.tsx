import { MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { queries } from '../api/queries.ts'
import { theme, variables } from '../theme/theme.ts'
import { router } from './router.ts'
import { styleNonce } from './site.ts'

export const App = () => (
  <MantineProvider
    theme={theme}
    cssVariablesResolver={variables}
    defaultColorScheme="auto"
    getStyleNonce={styleNonce}
    deduplicateInlineStyles
  >
    <QueryClientProvider client={queries}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </MantineProvider>
)
