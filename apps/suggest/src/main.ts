import { setFlagsFromString } from 'node:v8'
import { run } from '@kolleg/front'
import { start } from './start.ts'

/**
 * To look through the heap for what is in use takes a machine of two cores 50 ms, in which everybody waits. By itself the
 * runtime does so whenever the heap has grown by a tenth: after every few saves. Once what the start leaves behind has
 * been looked through, the heap may double first.
 */
setTimeout(() => setFlagsFromString('--heap-growing-percent=100'), 5_000).unref()

run(() => start(process.env))
