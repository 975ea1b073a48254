import { isAdmin } from './me.ts'
import { Needs } from './needs-sign-in.tsx'

export const NeedsAdmin = () => <Needs may={isAdmin} />
