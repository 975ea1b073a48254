/** The fields of free text in an application. */
export const statements = ['motivation', 'skills', 'experience'] as const
