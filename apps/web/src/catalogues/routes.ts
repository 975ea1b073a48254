import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { admin } from '../app/layouts.ts'
import { withWords } from '../language/i18n.ts'
import { readCatalogueSearch } from './search.ts'

export const adminCatalogueRoutes = [
  createRoute({
    getParentRoute: () => admin,
    path: '/catalogues',
    validateSearch: readCatalogueSearch,
    loader: withWords('catalogues'),
    component: lazyRouteComponent(() => import('./catalogues-page.tsx'), 'CataloguesPage'),
  }),
]
