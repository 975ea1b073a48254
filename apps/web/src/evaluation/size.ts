const kilo = 1024

/** Decimal units, as in file managers. */
export const sizeOf = (bytes: number, number: (value: number) => string): string =>
  bytes < kilo * kilo
    ? `${number(Math.max(1, Math.round(bytes / kilo)))} KB`
    : `${number(Math.round((bytes / kilo / kilo) * 10) / 10)} MB`
