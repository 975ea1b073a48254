import { setFlagsFromString } from 'node:v8'
import { run } from '@kolleg/front'
import { start } from './start.ts'

// To look through the heap for what is in use takes a machine of two cores 50 ms, in which everybody waits. By itself
// the runtime does so when the heap has grown by a tenth, which is after every few saves.
setFlagsFromString('--heap-growing-percent=100')

run(() => start(process.env))
