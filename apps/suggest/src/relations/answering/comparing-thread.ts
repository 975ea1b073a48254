import { giveWay } from '../../give-way.ts'
import { lazily } from '../../lazily.ts'
import { compare } from '../judging/comparing.ts'
import { exampleCourse } from './example-course.ts'

giveWay()

export { compare } from '../judging/comparing.ts'

const example = lazily(() => exampleCourse().competencies.map(({ vector }) => vector))

export const warmUp = (): void => void compare(example())
