import { saveAll } from '../parts/autosave.ts'
import { sleep } from '../parts/sleep.ts'
import { unsaved } from '../parts/unsaved.ts'
import { session } from './session.ts'

/** A tab asks; every other tab answers at once, and again when it has saved everything. */
type Message = 'ask' | { readonly tab: string; readonly isAllSent: boolean }

const tabs = new BroadcastChannel('kolleg.all-sent')
const send = (message: Message): void => tabs.postMessage(message)
const tab = crypto.randomUUID()

const savingMs = 3_000
const hearingMs = 300
const longestMs = 1_000
const stepMs = 50

/** Saves what can be saved in the given time. */
export const saveWithin = async (ms: number): Promise<boolean> => (await Promise.race([saveAll(), sleep(ms)])) === true

const isAllSentHere = async (): Promise<boolean> => (await saveWithin(savingMs)) && unsaved.isEmpty()

const isAllSentElsewhere = async (): Promise<boolean> => {
  const others = new Set<string>()
  const hear = ({ data }: MessageEvent<Message>): void => {
    if (data === 'ask') return
    if (data.isAllSent) others.delete(data.tab)
    else others.add(data.tab)
  }
  tabs.addEventListener('message', hear)
  send('ask')
  for (let ms = 0; ms < hearingMs || (ms < longestMs && others.size > 0); ms += stepMs) await sleep(stepMs)
  tabs.removeEventListener('message', hear)
  return others.size === 0
}

/** Whether all edits in this browser have reached the service, after a short wait. */
export const isAllSent = async (): Promise<boolean> =>
  (await Promise.all([isAllSentHere(), isAllSentElsewhere()])).every(Boolean)

const answer = async (): Promise<void> => {
  if (session.get().state === 'anonymous') return
  send({ tab, isAllSent: false })
  send({ tab, isAllSent: await isAllSentHere() })
}

tabs.addEventListener('message', ({ data }: MessageEvent<Message>) => {
  if (data === 'ask') void answer()
})
