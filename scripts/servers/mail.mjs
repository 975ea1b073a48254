// A mail system: Dovecot accepts authenticated letters over STARTTLS and passes them to OpenSMTPD, which stores them in
// mailboxes; Dovecot serves these over IMAP. (OpenSMTPD's own TLS fails with Debian 12's OpenSSL 3.)
import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { freePort, isRoot, openWorkbench, startOn } from './workbench.mjs'

export const packages = ['opensmtpd', 'dovecot-imapd', 'dovecot-submissiond', 'openssl']

const domain = 'kolleg.test'
const people = ['kolleg', 'zoe']
const password = randomBytes(12).toString('hex')

export const refusal = () => {
  if (!isRoot) return 'OpenSMTPD and Dovecot start as root only'
  const { status, stderr } = spawnSync('unshare', ['--mount', '--pid', '--fork', 'true'], { encoding: 'utf8' })
  return status === 0
    ? undefined
    : `OpenSMTPD needs a mount namespace of its own for its fixed paths: ${stderr?.trim() ?? 'unshare is missing'}`
}

export const start = () =>
  startOn(openWorkbench('mail'), async bench => {
    const { folder } = bench
    const [smtpPort, submissionPort, imapPort] = [await freePort(), await freePort(), await freePort()]
    chmodSync(folder, 0o755)
    mkdirSync(join(folder, 'boxes'))
    await bench.exec(['chown', 'mail:mail', join(folder, 'boxes')])
    await bench.exec(certificate.split(' '))
    const secret = (await bench.exec(['openssl', 'passwd', '-6', password])).trim()
    writeFileSync(join(folder, 'passwd'), people.map(name => `${name}:{CRYPT}${secret}\n`).join(''))
    writeFileSync(join(folder, 'smtpd.conf'), smtpText(folder, smtpPort))
    writeFileSync(join(folder, 'dovecot.conf'), dovecotText({ folder, smtpPort, submissionPort, imapPort }))

    const own = 'mount -t tmpfs none /var/spool; mount -t tmpfs none /run'
    const smtp = bench.run(enclosed(`${own}; exec smtpd -d -f ${folder}/smtpd.conf`), { signal: 'KILL' })
    const dovecot = bench.run(enclosed(`exec dovecot -F -c ${folder}/dovecot.conf`), { signal: 'KILL' })
    await bench.until(() => answers(smtpPort), { child: smtp, what: 'OpenSMTPD' })
    await bench.until(() => answers(submissionPort), { child: dovecot, what: 'Dovecot for submission' })
    await bench.until(() => answers(imapPort), { child: dovecot, what: 'Dovecot for IMAP' })

    return {
      MAIL_SMTP_URL: `smtp://kolleg:${password}@127.0.0.1:${submissionPort}`,
      MAIL_CA_FILE: join(folder, 'cert.pem'),
      MAIL_DOMAIN: domain,
      MAIL_IMAP_PORT: String(imapPort),
      MAIL_USERNAME: 'zoe',
      MAIL_PASSWORD: password,
    }
  })

/**
 * OpenSMTPD's spool and socket have fixed paths, so it runs in its own mount namespace; its many processes end with the
 * first.
 */
const enclosed = script => [...'unshare --mount --pid --fork --kill-child --mount-proc sh -ec'.split(' '), script]

const certificate =
  'openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=127.0.0.1 -keyout key.pem -out cert.pem' +
  ' -addext subjectAltName=IP:127.0.0.1,DNS:localhost'

/** In all of these protocols the server speaks first. */
const answers = port =>
  new Promise(resolve => {
    const socket = connect(port, '127.0.0.1')
    const settle = answer => {
      socket.destroy()
      resolve(answer)
    }
    socket.once('data', () => settle(true))
    socket.once('error', () => settle(false))
    socket.setTimeout(5000, () => settle(false))
  })

const smtpText = (folder, port) => `
table people { ${people.map(name => `"${name}@${domain}" = "mail"`).join(', ')} }
table addresses { ${people.map(name => `"${name}@${domain}"`).join(', ')} }
listen on 127.0.0.1 port ${port} hostname mail.${domain}
action "keep" maildir "${folder}/boxes/%{rcpt.user}" virtual <people>
match from any for rcpt-to <addresses> action "keep"
`

const dovecotText = ({ folder, smtpPort, submissionPort, imapPort }) => `
base_dir = ${folder}/dovecot
state_dir = ${folder}/dovecot
log_path = /dev/stderr
hostname = mail.${domain}
protocols = imap submission
ssl = required
ssl_cert = <${folder}/cert.pem
ssl_key = <${folder}/key.pem
disable_plaintext_auth = yes
first_valid_uid = 1
mail_location = maildir:${folder}/boxes/%n
submission_relay_host = 127.0.0.1
submission_relay_port = ${smtpPort}
passdb {
  driver = passwd-file
  args = ${folder}/passwd
}
userdb {
  driver = static
  args = uid=mail gid=mail home=${folder}/boxes/%n
}
service imap-login {
  inet_listener imap {
    address = 127.0.0.1
    port = ${imapPort}
  }
  inet_listener imaps {
    port = 0
  }
}
service submission-login {
  inet_listener submission {
    address = 127.0.0.1
    port = ${submissionPort}
  }
  inet_listener submissions {
    port = 0
  }
}
`
