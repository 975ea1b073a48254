import type { Course } from './course.ts'
import { suggestRelations } from './suggest-relations.ts'

export default (course: Course) => suggestRelations(course)
