import type { Command } from '../command.ts'
import { checkEmbedder } from '../doctor/embedder.ts'
import { type Finding, isSound, tell } from '../doctor/finding.ts'
import { checkService } from '../doctor/service.ts'
import { checkSettings } from '../doctor/settings.ts'
import { checkStore } from '../doctor/store.ts'
import { say } from '../terminal/say.ts'

/** Runs every check, even after a fault, and says what to fix. Changes nothing. */
export const doctor: Command = async ({ environment }) => {
  const { config, findings } = await checkSettings(environment)
  const told: Finding[] = []
  const show = (found: readonly Finding[]): void => {
    for (const finding of found) say(tell(finding))
    told.push(...found)
  }
  show(findings)
  if (config) {
    const { findings: embedding, model } = await checkEmbedder(config)
    show(embedding)
    show(await checkStore(config, environment, model))
    show(await checkService(config, environment))
  }
  const wrong = told.filter(finding => !isSound(finding)).length
  return wrong === 0 ? say('\nAll is well.') : say(`\n${wrong} to mend.`, 1)
}
