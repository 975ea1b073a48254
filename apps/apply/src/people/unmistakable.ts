/**
 * Whether an address can be taken for no other: nobody is signed in or given a role by one that can. Two addresses are
 * the same if they differ in the case of A to Z alone. Beyond those, databases do not agree about which letters are the
 * same (to some the Kelvin sign is a k, `İ` an i, `I` an `ı`), and people see no difference where a sign has no shape.
 */
export const isUnmistakable = (address: string): boolean =>
  address.normalize('NFKC') === address &&
  !/(?![A-Z])\p{Changes_When_Lowercased}|\u0131|\p{Default_Ignorable_Code_Point}|\p{C}/u.test(address)
