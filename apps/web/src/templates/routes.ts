import { createRoute, lazyRouteComponent, notFound } from '@tanstack/react-router'
import { member } from '../app/layouts.ts'
import { withWords } from '../language/i18n.ts'
import { letterLanguageOf, letterTypeOf } from './letters.ts'

const words = withWords('templates')

export const memberTemplateRoutes = [
  createRoute({
    getParentRoute: () => member,
    path: '/groups/$groupId/letters',
    loader: words,
    component: lazyRouteComponent(() => import('./list-page.tsx'), 'ListPage'),
  }),
  createRoute({
    getParentRoute: () => member,
    path: '/groups/$groupId/letters/$type/$language',
    params: {
      parse: ({ groupId, type, language }) => {
        const known = { type: letterTypeOf(type), language: letterLanguageOf(language) }
        if (known.type === undefined || known.language === undefined) throw notFound()
        return { groupId, type: known.type, language: known.language }
      },
    },
    loader: words,
    component: lazyRouteComponent(() => import('./template-page.tsx'), 'TemplatePage'),
  }),
]
