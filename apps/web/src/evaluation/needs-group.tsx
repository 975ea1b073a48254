import { Needs } from '../session/needs-sign-in.tsx'

/** For members of any group: the address of an application does not name its group. */
export const NeedsGroup = () => <Needs may={me => me.memberships.length > 0} />
