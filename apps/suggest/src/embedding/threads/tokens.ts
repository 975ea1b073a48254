import { readFile } from 'node:fs/promises'
import { Tokenizer } from '@huggingface/tokenizers'
import type { SentenceModel } from '../model/sentence-model.ts'

// A word of more than a hundred characters is one unknown token to most models:
// text beyond this has nothing left to say, and cutting it early bounds the work a hostile text can cause.
const CHARACTERS_PER_TOKEN = 100

/** Reads the tokenizer and gives the function that turns a text into at most `maxTokens` token ids. */
export async function openTokenizer(model: SentenceModel): Promise<(text: string) => number[]> {
  const definition = asObject(JSON.parse(await readFile(model.tokenizerFile, 'utf8')))
  const config = model.tokenizerConfigFile ? JSON.parse(await readFile(model.tokenizerConfigFile, 'utf8')) : {}
  const tokenizer = new Tokenizer({ ...definition, truncation: null, padding: null }, asObject(config))
  return text => {
    const { ids } = tokenizer.encode(text.slice(0, model.maxTokens * CHARACTERS_PER_TOKEN).toWellFormed())
    const last = ids.at(-1)
    // The closing token belongs to the end of a cut text as well.
    return ids.length <= model.maxTokens || last === undefined ? ids : [...ids.slice(0, model.maxTokens - 1), last]
  }
}

function asObject(value: unknown): object {
  if (typeof value === 'object' && value !== null) return value
  throw new TypeError('The tokenizer file holds no JSON object.')
}
