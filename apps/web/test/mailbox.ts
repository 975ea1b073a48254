import { setTimeout as pause } from 'node:timers/promises'
import { inject } from 'vitest'

const address = inject('address')
const read = async (path: string): Promise<string> => (await fetch(`${address}${path}`)).text()
const lookAgainMs = 100

/** The rows of the mailbox with all of the texts, newest first. */
const rowsWith = async (...words: readonly string[]): Promise<readonly string[]> =>
  (await read('/dev/mailbox')).split('<tr>').filter(row => words.every(word => row.includes(word)))

/** Waits for a letter. */
export const letterTo = async (recipient: string, subject: string): Promise<string> => {
  for (;;) {
    const [row] = await rowsWith(recipient, subject)
    const path = row && /\/dev\/mailbox\/\d+/.exec(row)?.[0]
    if (path) return await read(`${path}/html`)
    await pause(lookAgainMs)
  }
}

/** Waits for a letter with a link that matches. */
export const linkTo = async (recipient: string, pattern: RegExp): Promise<string> => {
  for (;;) {
    for (const row of await rowsWith(recipient)) {
      const path = /\/dev\/mailbox\/\d+/.exec(row)?.[0]
      const link = path && pattern.exec(await read(`${path}/html`))?.[0]
      if (link) return link
    }
    await pause(lookAgainMs)
  }
}
