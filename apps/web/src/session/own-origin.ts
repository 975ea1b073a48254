const loopback = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/

/** A machine has several names, but its provider redirects to only one of them. */
export const ownOrigin = (here: string, issuer: string): string => {
  const [at, known] = [new URL(here), new URL(issuer)]
  const isSameMachine = loopback.test(at.hostname) && loopback.test(known.hostname) && at.port === known.port
  return isSameMachine ? known.origin : at.origin
}
