import multipart from '@fastify/multipart'
import type { Server } from '@kolleg/front'
import type { FastifySchemaCompiler } from 'fastify'

/** Forms with a file are read by their operations as they come, never whole into memory. */
export const addForms = async (app: Server): Promise<void> => {
  await app.register(multipart, {
    throwFileSizeLimit: false,
    limits: { files: 1, fields: 10, parts: 12, fieldNameSize: 100, fieldSize: 64 * 1024, headerPairs: 50 },
  })
}

/** For a route that reads its body itself: its schema describes the body, and everything else is checked by it. */
export const bodyReadByRoute = (app: Server): FastifySchemaCompiler<object> => {
  const compile = app.validatorCompiler
  return part => (part.httpPart === 'body' || compile === undefined ? () => true : compile(part))
}
