import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { signedIn } from '../app/layouts.ts'
import { withWords } from '../language/i18n.ts'
import { NoInvitation } from './no-invitation.tsx'
import { readBookingSearch } from './queries.ts'

export const signedInBookingRoutes = [
  createRoute({
    getParentRoute: () => signedIn,
    path: '/interviews/$processId/booking',
    validateSearch: readBookingSearch,
    loader: withWords('bookings'),
    component: lazyRouteComponent(() => import('./booking-page.tsx'), 'BookingPage'),
    errorComponent: NoInvitation,
  }),
]
