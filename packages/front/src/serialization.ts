import fastJson from 'fast-json-stringify'

/** Compiled with the first reply, as validators are with the first request. */
export const serializerCompiler = ({ schema }: { readonly schema: object }) => {
  let compiled: ((data: unknown) => string) | undefined
  return (data: unknown): string => (compiled ??= fastJson(schema))(data)
}
