/** Text as bytes that are kept for long. Node's pool, for what passes soon, would hold on to much more than them. */
export const lastingBytes = (text: string): Buffer => {
  const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(text))
  bytes.write(text)
  return bytes
}
