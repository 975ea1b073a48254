import { send } from '../api/client.ts'
import { problemOf } from '../api/problem.ts'

/** Fetches a file that needs a sign-in. */
export const loadFile = async (path: string): Promise<Blob> => {
  const answer = await send(new Request(new URL(path, location.origin)))
  if (!answer.ok) throw problemOf(answer, await answer.json().catch(() => undefined))
  return await answer.blob()
}

/** Downloads a file that needs a sign-in. */
export const saveFile = async (path: string, name: string): Promise<void> => saveBlob(await loadFile(path), name)

export const saveBlob = (file: Blob, name: string): void => {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
