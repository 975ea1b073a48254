import { isIPv4, isIPv6 } from 'node:net'

const mapped = '::ffff:'
const groups = 8
const ofNetwork = 4

/**
 * The unit that limits apply to: an IPv4 address, or the /64 of an IPv6 address, since one customer has countless
 * addresses.
 */
export const networkOf = (ip: string): string => {
  if (ip.toLowerCase().startsWith(mapped) && isIPv4(ip.slice(mapped.length))) return ip.slice(mapped.length)
  if (!isIPv6(ip)) return ip
  const [head = [], tail = []] = ip.split('::').map(part => part.split(':').filter(group => group !== ''))
  const left = Array.from({ length: Math.max(0, groups - head.length - tail.length) }, () => '0')
  const first = [...head, ...left, ...tail].slice(0, ofNetwork)
  return `${first.map(group => Number.parseInt(group, 16).toString(16)).join(':')}::/64`
}
