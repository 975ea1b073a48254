import { enter, newGroup } from '../../people/testing/cast.ts'
import { openHouse } from '../../people/testing/house.ts'

/** The service in a process of its own: tells its address and a token, then on each word the most memory it had since. */
const house = await openHouse()
await newGroup(house, 'Measured')
const zoe = await enter(house, 'Zoe')

const held = (): number => process.memoryUsage.rss()
let most = 0
setInterval(() => {
  most = Math.max(most, held())
}, 5)

const answer = async (word: unknown): Promise<void> => {
  if (word === 'settle') {
    globalThis.gc?.()
    await new Promise(resolve => setTimeout(resolve, 200))
    globalThis.gc?.()
    most = held()
  }
  if (word === 'end') {
    await house.close()
    process.exit(0)
  }
  process.send?.({ most })
}
process.on('message', word => void answer(word))
process.send?.({ address: house.address, token: zoe.token })
