import type { InputFault } from '@kolleg/problems'
import type { Kysely } from 'kysely'
import { type Static, Type } from 'typebox'
import { isTimeZone } from '../calendar/wall-time.ts'
import type { Tables, Tx } from '../db/schema.ts'
import { Version } from '../front-door/versions.ts'
import { cleanHtml } from '../html/clean.ts'
import { problem } from '../problems.ts'
import { orNull, uuid } from '../schema-parts.ts'
import { filledLine, mailAddressOrEmpty, oneLine, webAddressOrEmpty } from '../text/line-patterns.ts'
import { lockDepartment } from './group.store.ts'
import type { GroupData } from './group.ts'

/** One line with visible text. */
export const Title = (maxLength: number) =>
  Type.String({ minLength: 1, maxLength, pattern: filledLine, 'x-visible': 'some' })
const Line = (maxLength: number) => Type.String({ maxLength, pattern: oneLine })

const fields = {
  abbreviation: Type.Optional(Line(30)),
  head: Type.Optional(Line(200)),
  email: Type.Optional(Type.String({ maxLength: 254, pattern: mailAddressOrEmpty, 'x-visible': 'all' })),
  website: Type.Optional(Type.String({ maxLength: 500, pattern: webAddressOrEmpty, 'x-visible': 'all' })),
  description: Type.Optional(Type.String({ maxLength: 20_000, description: 'HTML; unsafe parts are left out.' })),
  street: Type.Optional(Line(200)),
  postalCode: Type.Optional(Line(20)),
  city: Type.Optional(Line(100)),
  departmentId: Type.Optional(orNull(uuid)),
  timezone: Type.Optional(Type.String({ maxLength: 64, description: 'An IANA time zone.' })),
  defaultLanguage: Type.Optional(Type.Enum(['en', 'de'])),
  letterGraceMinutes: Type.Optional(
    Type.Integer({ minimum: 0, maximum: 1440, description: 'How long decision letters wait and can be taken back.' }),
  ),
  independentRatings: Type.Optional(
    Type.Boolean({ description: 'Others’ ratings stay hidden until one’s own is in.' }),
  ),
}

const example = {
  name: 'Data Engineering',
  abbreviation: 'DE',
  head: 'Prof. Dr. Paula Lindner',
  email: 'office@data.example',
  website: 'https://data.example',
  city: 'Garching',
  timezone: 'Europe/Berlin',
}

export const NewGroup = Type.Object(
  { name: Title(200), ...fields },
  { title: 'NewResearchGroup', additionalProperties: false, examples: [example] },
)
export const GroupChanges = Type.Object(
  { name: Type.Optional(Title(200)), ...fields, version: Version },
  { title: 'ResearchGroupChanges', additionalProperties: false, examples: [{ head: example.head, version: 1 }] },
)

type Given = Omit<Static<typeof GroupChanges>, 'version'>

/** Faults that a schema cannot find. */
export const faultsIn = async (
  db: Kysely<Tables>,
  { timezone, departmentId, website }: Given,
): Promise<InputFault[]> => {
  const faults: InputFault[] = []
  if (website && !URL.canParse(website))
    faults.push({ pointer: '/website', message: 'It has to be an address that can be opened.', code: 'LINK' })
  if (timezone !== undefined && !isTimeZone(timezone))
    faults.push({ pointer: '/timezone', message: `“${timezone}” is no IANA time zone.`, code: 'TIMEZONE' })
  if (typeof departmentId === 'string' && !(await lockDepartment(db, departmentId)))
    faults.push({ pointer: '/departmentId', message: 'There is no such department.', code: 'unknown' })
  return faults
}

/** The submitted fields in the form in which they are stored. */
export const read = async <Filled extends Given>(tx: Tx, given: Filled): Promise<Kept<Filled>> => {
  const errors = await faultsIn(tx, given)
  if (errors.length > 0) throw problem('VALIDATION_FAILED', { errors })
  return kept(given)
}

type Kept<Filled extends Given> = Partial<GroupData> & Pick<Filled, 'name' & keyof Filled>

/** Texts with trimmed and collapsed white space; the description sanitised. */
const kept = <Filled extends Given>(given: Filled): Kept<Filled> =>
  Object.fromEntries(
    Object.entries(given).map(([name, value]) => {
      if (typeof value !== 'string') return [name, value]
      return [name, name === 'description' ? cleanHtml(value) : value.replaceAll(/\s+/g, ' ').trim()]
    }),
  ) as Kept<Filled>
