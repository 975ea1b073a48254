/** The entity tag of a version. */
export const etagOf = (version: number): string => `"${version}"`

/** Reads `If-Match`: whether it names the version; without it every version is fine. */
export const ifMatch =
  (header: string | undefined) =>
  (version: number): boolean =>
    header === undefined || header.split(',').some(tag => tag.trim() === '*' || tag.trim() === etagOf(version))
