import { giveWay } from '../../give-way.ts'
import { compare } from '../judging/comparing.ts'
import { exampleCourse } from './example-course.ts'

giveWay()

export { compare } from '../judging/comparing.ts'

export const warmUp = (): void => void compare(exampleCourse().competencies.map(({ vector }) => vector))
