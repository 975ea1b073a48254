import { run } from '@kolleg/front'
import { start } from './start.ts'

run(() => start(process.env))
