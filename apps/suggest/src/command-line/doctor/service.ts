import { connect } from 'node:net'
import type { Environment } from '@kolleg/config'
import type { Config } from '../../config.ts'
import { reasonOf } from '../reason.ts'
import { addressOf, hostOf, isAnswering, keyOf } from '../service/there.ts'
import { type Finding, note, well, wrong } from './finding.ts'

/** Checks whether the service runs where the settings say, and accepts their key. */
export const checkService = async (config: Config, environment: Environment): Promise<readonly Finding[]> => {
  const address = addressOf(config)
  if (!(await isAnswering(address))) return [await whoElse(config, address)]
  const health = await fetch(`${address}/api/v1/health`)
  const { components } = (await health.json()) as { components: { vector_store: { message?: string } } }
  const running = health.ok
    ? well('service', `running at ${address}`)
    : wrong(
        'service',
        `${components.vector_store.message ?? 'not well'}, says the one at ${address}: its log tells why.`,
      )
  return [running, await keyFinding(config, environment, address)]
}

const whoElse = async (config: Config, address: string): Promise<Finding> =>
  (await isTaken(config))
    ? wrong('service', `another program has the port of ${address}: stop it, or set PORT to a free one.`)
    : note('service', `not running at ${address}`)

/** A port is taken if anything accepts the connection, whether or not it speaks HTTP. */
const isTaken = ({ HOST, PORT }: Config): Promise<boolean> =>
  new Promise(resolve => {
    const call = connect({ host: hostOf(HOST), port: PORT, timeout: 3000 })
    const tell = (taken: boolean) => () => {
      call.destroy()
      resolve(taken)
    }
    call.once('connect', tell(true)).once('timeout', tell(false)).once('error', tell(false))
  })

const keyFinding = async (config: Config, environment: Environment, address: string): Promise<Finding> => {
  try {
    const authorization = await keyOf(config, environment)
    const { status } = await fetch(`${address}/api/v1/course/0/competencies`, { headers: { authorization } })
    return status === 401
      ? wrong(
          'key',
          'the running service does not accept the key of these settings: restart it, or set API_KEYS alike.',
        )
      : well('key', 'accepted by the running service')
  } catch (error) {
    return wrong('key', reasonOf(error))
  }
}
