import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A key and a certificate for 127.0.0.1 that only clients configured for it trust. */
export const selfSigned = (): { readonly key: string; readonly cert: string } => {
  const directory = mkdtempSync(join(tmpdir(), 'kolleg-certificate-'))
  const [keyFile, certFile] = [join(directory, 'key.pem'), join(directory, 'cert.pem')]
  try {
    const asked =
      'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=127.0.0.1 -addext subjectAltName=IP:127.0.0.1'
    execFileSync('openssl', [...asked.split(' '), '-keyout', keyFile, '-out', certFile], { stdio: 'pipe' })
    return { key: readFileSync(keyFile, 'utf8'), cert: readFileSync(certFile, 'utf8') }
  } finally {
    rmSync(directory, { recursive: true })
  }
}
