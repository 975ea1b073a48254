import { own, policy } from '@kolleg/access'

/** Saved views are one's own. */
export const views = policy<{ readonly userId: string }>('view')({ delete: own('userId') })
