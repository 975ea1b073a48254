import openapi, { astToString, type OpenAPI3 } from 'openapi-typescript'

/** The TypeScript types of an API description. */
export const typesOf = async (description: OpenAPI3): Promise<string> =>
  astToString(await openapi(description, { alphabetize: true }))
