import { Type } from 'typebox'
import { Version } from '../front-door/versions.ts'
import { uuid } from '../schema-parts.ts'
import { begunLine, oneLine } from '../text/line-patterns.ts'

const Id = uuid
const Name = Type.String({ minLength: 1, maxLength: 200, pattern: begunLine })
const Abbreviation = Type.String({ maxLength: 30, pattern: oneLine })
const closed = { additionalProperties: false }
const example = { name: 'Computation, Information and Technology', abbreviation: 'CIT' }

export const NewSchool = Type.Object(
  { name: Name, abbreviation: Type.Optional(Abbreviation) },
  { title: 'NewSchool', ...closed, examples: [example] },
)
export const SchoolChanges = Type.Object(
  { name: Type.Optional(Name), abbreviation: Type.Optional(Abbreviation), version: Version },
  { title: 'SchoolChanges', ...closed, examples: [{ abbreviation: 'CIT', version: 1 }] },
)
export const NewDepartment = Type.Object(
  { schoolId: Id, name: Name, abbreviation: Type.Optional(Abbreviation) },
  {
    title: 'NewDepartment',
    ...closed,
    examples: [{ schoolId: '0d3e0000-0000-4000-8000-000000000001', name: 'Computer Science', abbreviation: 'CS' }],
  },
)
export const DepartmentChanges = Type.Object(
  {
    schoolId: Type.Optional(Id),
    name: Type.Optional(Name),
    abbreviation: Type.Optional(Abbreviation),
    version: Version,
  },
  { title: 'DepartmentChanges', ...closed, examples: [{ name: 'Computer Science', version: 1 }] },
)

export const SchoolView = Type.Object(
  { schoolId: Id, name: Type.String(), abbreviation: Type.String(), version: Type.Integer() },
  { title: 'School' },
)
export const DepartmentView = Type.Object(
  {
    departmentId: Id,
    schoolId: Id,
    schoolName: Type.String(),
    name: Type.String(),
    abbreviation: Type.String(),
    version: Type.Integer(),
  },
  { title: 'Department' },
)
