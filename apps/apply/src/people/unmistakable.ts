/**
 * Whether an address cannot be confused with another; only such addresses sign people in or give them roles. Two
 * addresses are the same if they differ only in the case of A to Z. Databases disagree about other letters (the Kelvin
 * sign and k, `İ` and i, `I` and `ı`), and people do not see invisible characters.
 */
export const isUnmistakable = (address: string): boolean =>
  address.normalize('NFKC') === address &&
  !/(?![A-Z])\p{Changes_When_Lowercased}|\u0131|\p{Default_Ignorable_Code_Point}|\p{C}/u.test(address)
