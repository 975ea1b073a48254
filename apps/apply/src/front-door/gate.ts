import { type Access, accessFaults } from '@kolleg/access'
import { addGate, type Declared, type Server } from '@kolleg/front'
import { problem } from '@kolleg/problems'

/** Deny unless declared: whoever is not signed in passes public operations only. */
export const addAccessGate = (app: Server): readonly Declared[] =>
  addGate<Access>(app, {
    faults: accessFaults,
    admit: access => {
      if (!('public' in access)) throw problem('UNAUTHENTICATED')
    },
  })
