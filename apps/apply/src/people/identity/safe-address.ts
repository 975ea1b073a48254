const loopback = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/

/** https, or plain http on this machine where that is allowed. */
export const isSafeAddress = (address: string, mayBePlain: boolean): boolean => {
  if (!URL.canParse(address)) return false
  const { protocol, hostname } = new URL(address)
  return protocol === 'https:' || (mayBePlain && protocol === 'http:' && loopback.test(hostname))
}
