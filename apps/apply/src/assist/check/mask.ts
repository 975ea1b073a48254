/** Replaces tags and entities by white space of the same length, so that words keep their positions. */
export const mask = (html: string): string =>
  html.replaceAll(/<[^<>]*>|&(?:#\w{1,8}|\w{1,12});/g, found => ' '.repeat(found.length))
