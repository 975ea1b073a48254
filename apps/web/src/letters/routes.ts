import { createRoute } from '@tanstack/react-router'
import { admin } from '../app/layouts.ts'
export const adminLetterRoutes = [createRoute({ getParentRoute: () => admin, path: '/letters' })]
