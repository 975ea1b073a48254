const most = 24
const least = 20
const sentenceEnd = /(?<=[.!?:;])\s+/

/** Splits a text into its sentences. Short ones join the next, and a long text has at most 24 passages. */
export const passagesOf = (text: string): string[] => {
  const sentences: string[] = []
  for (const sentence of text.split(sentenceEnd)) {
    const last = sentences.at(-1)
    if (last !== undefined && last.length < least) sentences.push(`${sentences.pop()} ${sentence}`)
    else sentences.push(sentence)
  }
  const together = Math.ceil(sentences.length / most)
  return Array.from({ length: Math.ceil(sentences.length / together) }, (_, at) =>
    sentences.slice(at * together, (at + 1) * together).join(' '),
  )
}
