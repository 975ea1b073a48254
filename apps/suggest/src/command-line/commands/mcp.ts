import { once } from 'node:events'
import { createLog, run } from '@kolleg/front'
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js'
import { readConfig } from '../../config.ts'
import { type Command, UsageError } from '../command.ts'
import { serveMcp } from '../mcp/http.ts'
import { createMcpServer } from '../mcp/server.ts'
import { openRunning } from '../service/open.ts'
import { warn } from '../terminal/say.ts'

const defaultPort = 8100

/** Offers a running service to programs that speak the Model Context Protocol. */
export const mcp: Command = async given => {
  const { http = false, port } = given.options
  if (port !== undefined && !http) throw new UsageError('--port goes with --http.')
  const listenAt = portOf(port)
  const { service, key } = await openRunning(given)
  if (!http) return speakOnStandardInput(createMcpServer(service))
  const log = createLog('suggest-mcp', readConfig(given.environment).LOG_LEVEL)
  run(async () => {
    const { app, address } = await serveMcp({ service, key, port: listenAt, log })
    warn(`MCP is served at ${address}/mcp, for this machine and with the key of the service.`)
    return { log, close: () => app.close() }
  })
  return 0
}

const portOf = (word = String(defaultPort)): number => {
  const port = /^\d{1,5}$/.test(word) ? Number(word) : Number.NaN
  if (!(port <= 65_535)) throw new UsageError('--port must be a port, such as 8100.')
  return port
}

/** Until the client closes the pipe; calls that are under way are still answered. */
const speakOnStandardInput = async (server: ReturnType<typeof createMcpServer>): Promise<number> => {
  const ended = once(process.stdin, 'end')
  await server.connect(new StdioServerTransport())
  await ended
  return 0
}
