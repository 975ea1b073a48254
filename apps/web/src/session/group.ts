import { createValue } from '../parts/value.ts'

const key = 'kolleg.group'

/** The group in which the person works. */
export const chosenGroup = createValue<string | undefined>(localStorage.getItem(key) ?? undefined)

export const forgetGroup = (): void => {
  localStorage.removeItem(key)
  chosenGroup.set(undefined)
}

export const chooseGroup = (groupId: string): void => {
  if (chosenGroup.get() === groupId) return
  localStorage.setItem(key, groupId)
  chosenGroup.set(groupId)
}
