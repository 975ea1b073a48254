import { expect, test } from 'vitest'
import { networkOf } from './network.ts'

test('all addresses of one customer count as one caller', () => {
  expect(networkOf('2001:db8:0:7::1')).toBe('2001:db8:0:7::/64')
  expect(networkOf('2001:0DB8::7:a:b:c:d')).toBe('2001:db8:0:7::/64')
  expect(networkOf('2001:db8:0:7:ffff:1:2:3%eth0')).toBe('2001:db8:0:7::/64')
  expect(networkOf('2001:db8:0:8::1')).toBe('2001:db8:0:8::/64')
  expect(networkOf('::1')).toBe('0:0:0:0::/64')
})

test('an IPv4 address is the same caller, however it is written', () => {
  expect(networkOf('192.0.2.7')).toBe('192.0.2.7')
  expect(networkOf('::ffff:192.0.2.7')).toBe('192.0.2.7')
})
