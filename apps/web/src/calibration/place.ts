/** Where a value lies between two others, as a part of the width of a picture; a little room is left on both sides. */
export const placeOf = (value: number, least: number, most: number): string =>
  `${3 + (94 * (value - least)) / (most - least)}%`
