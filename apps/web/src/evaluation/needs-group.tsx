import { Needs } from '../session/needs-sign-in.tsx'

/** For whoever works in some group; the address of an application does not name it. */
export const NeedsGroup = () => <Needs may={me => me.memberships.length > 0} />
