export { type Degree, degreeKinds, type GradeScale } from '../db/application-tables.ts'
