import { Refusal } from '@kolleg/config'
import { DatabaseRefusal } from '@kolleg/database'
import { readConfig } from '../../config.ts'
import type { Store } from '../../vectors/store.ts'
import type { Given } from '../command.ts'
import { warn } from '../terminal/say.ts'
import type { Service } from './service.ts'
import { addressOf, isAnswering, keyOf, serviceThere } from './there.ts'

/**
 * Opens the service for a command: the one given by --url, otherwise the store itself, otherwise the running service
 * that has locked the embedded database.
 */
export const openService = async ({ options, environment }: Given): Promise<Service> => {
  const config = readConfig(environment)
  const url = urlIn({ options, environment })
  if (url !== undefined) return serviceThere(url, await keyOf(config, environment, options.key))
  // Imported lazily: commands that talk to another service do not need to load it.
  const { openStore, serviceHere } = await import('./here.ts')
  const store = await openStore(config).catch(asRunning)
  if (!(store instanceof DatabaseRefusal)) return serviceHere(config, store).catch(closing(store))
  const address = addressOf(config)
  if (!(await isAnswering(address)))
    throw new Refusal(
      `${store.message}\nIf that is the service, name where it listens with --url: nothing of it answers at ${address}.`,
    )
  warn(`The service is running: working through it at ${address}.`)
  return serviceThere(address, await keyOf(config, environment, options.key))
}

/** The running service that is named by --url or configured, and the key to it; it need not answer yet. */
export const openRunning = async ({
  options,
  environment,
}: Given): Promise<{ readonly service: Service; readonly key: string }> => {
  const config = readConfig(environment)
  const key = await keyOf(config, environment, options.key)
  return { service: serviceThere(urlIn({ options, environment }) ?? addressOf(config), key), key }
}

const urlIn = ({ options, environment }: Pick<Given, 'options' | 'environment'>): string | undefined => {
  const url = options.url ?? environment['SUGGEST_URL']
  if (url !== undefined && (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol)))
    throw new Refusal('--url must be an address such as http://127.0.0.1:8000.')
  if (url !== undefined && (new URL(url).username || new URL(url).password))
    throw new Refusal('--url must not hold a name or a password: the key is all that the service wants.')
  return url
}

/** Only one process can open the embedded database; any other error is thrown on. */
export const asRunning = (error: unknown): DatabaseRefusal => {
  if (error instanceof DatabaseRefusal && error.message.includes('is in use by')) return error
  throw error
}

const closing =
  (store: Store) =>
  async (error: unknown): Promise<never> => {
    await store.close()
    throw error
  }
