import { inject } from 'vitest'

const address = inject('address')
const read = async (path: string): Promise<string> => (await fetch(`${address}${path}`)).text()

/** Links in the letters to someone, the newest letter first. */
export async function* linksTo(recipient: string, pattern: RegExp): AsyncGenerator<string> {
  for (const [, id] of (await read('/dev/mailbox')).split('<tr>').flatMap(row => toOne(row, recipient))) {
    const link = pattern.exec(await read(`/dev/mailbox/${id}/html`))?.[0]
    if (link !== undefined) yield link
  }
}

const toOne = (row: string, recipient: string): readonly RegExpExecArray[] => {
  const link = /\/dev\/mailbox\/(\d+)"/.exec(row)
  return link && row.includes(recipient) ? [link] : []
}

/** Waits for a letter with such a link. */
export const linkTo = async (recipient: string, pattern: RegExp): Promise<string> => {
  for (;;) {
    for await (const link of linksTo(recipient, pattern)) return link
    await new Promise(resolve => setTimeout(resolve, 100))
  }
}
