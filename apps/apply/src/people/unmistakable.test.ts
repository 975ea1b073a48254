import { expect, test } from 'vitest'
import { isUnmistakable } from './unmistakable.ts'

test.each(['Zoe@Uni.test', 'zo\u00eb@m\u00fcller.test', 'Kontakt@m\u00fcller.test', "o'hara+jobs@uni.test"])(
  '%s is no other address',
  address => expect(isUnmistakable(address)).toBe(true),
)

test.each([
  ['\u212Aim@uni.test', 'the Kelvin sign'],
  ['kim@un\u0130.test', 'a capital with a dot'],
  ['k\u0131m@uni.test', 'a small letter without one'],
  ['ZO\u00cb@uni.test', 'a capital beyond ASCII'],
  ['zoe\u0308@uni.test', 'a letter in two pieces'],
  ['\uff4bim@uni.test', 'a wide letter'],
  ['kim\u200b@uni.test', 'a sign without width'],
  ['kim\ufe0f@uni.test', 'a sign without shape'],
  ['kim@uni.test\u0000', 'a control character'],
  ['kim\ud800@uni.test', 'half a character'],
])('%j may be taken for another: %s', address => expect(isUnmistakable(address)).toBe(false))
