import type { Course } from './course.ts'
import { suggestRelations } from './suggest-relations.ts'

export { warmUp } from './warm-up.ts'

export default (course: Course) => suggestRelations(course)
