import { isIPv4, isIPv6 } from 'node:net'

const mapped = '::ffff:'
const groups = 8
const ofNetwork = 4

/** Whose limits count: an IPv4 address, and of IPv6, where one customer has countless addresses, their network (/64). */
export const networkOf = (ip: string): string => {
  if (ip.toLowerCase().startsWith(mapped) && isIPv4(ip.slice(mapped.length))) return ip.slice(mapped.length)
  if (!isIPv6(ip)) return ip
  const [head = [], tail = []] = ip.split('::').map(part => part.split(':').filter(group => group !== ''))
  const left = Array.from({ length: Math.max(0, groups - head.length - tail.length) }, () => '0')
  const first = [...head, ...left, ...tail].slice(0, ofNetwork)
  return `${first.map(group => Number.parseInt(group, 16).toString(16)).join(':')}::/64`
}
