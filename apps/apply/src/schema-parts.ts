import { type TSchema, Type } from 'typebox'

export const uuid = Type.String({ format: 'uuid' })
export const instant = Type.String({ format: 'date-time' })
export const orNull = <Schema extends TSchema>(schema: Schema) => Type.Union([schema, Type.Null()])
