import { readFile } from 'node:fs/promises'
import { Tokenizer } from '@huggingface/tokenizers'
import type { SentenceModel } from '../model/sentence-model.ts'

/** Reads the tokenizer and returns the function that turns a text into token ids, in parts of at most `maxTokens`. */
export async function openTokenizer(model: SentenceModel): Promise<(text: string) => number[][]> {
  const definition = asObject(JSON.parse(await readFile(model.tokenizerFile, 'utf8')))
  const config = model.tokenizerConfigFile ? JSON.parse(await readFile(model.tokenizerConfigFile, 'utf8')) : {}
  const tokenizer = new Tokenizer({ ...definition, truncation: null, padding: null }, asObject(config))
  const { head, tail } = frameOf(tokenizer)
  const room = model.maxTokens - head.length - tail.length
  return text => {
    const { ids } = tokenizer.encode(text.toWellFormed())
    if (ids.length <= model.maxTokens) return [ids]
    const words = ids.slice(head.length, ids.length - tail.length)
    return inEqualParts(words, Math.ceil(words.length / room)).map(part => [...head, ...part, ...tail])
  }
}

/** The special tokens before and after every text. */
function frameOf(tokenizer: Tokenizer): { head: number[]; tail: number[] } {
  const ids: number[] = tokenizer.encode('a').ids
  const bare: number[] = tokenizer.encode('a', { add_special_tokens: false }).ids
  const at = ids.findIndex((_, start) => bare.every((id, offset) => ids[start + offset] === id))
  return { head: ids.slice(0, at), tail: ids.slice(at + bare.length) }
}

/** Parts of equal size, so that each counts the same. */
function inEqualParts(ids: readonly number[], count: number): number[][] {
  const border = (part: number) => Math.round((part * ids.length) / count)
  return Array.from({ length: count }, (_, part) => ids.slice(border(part), border(part + 1)))
}

function asObject(value: unknown): object {
  if (typeof value === 'object' && value !== null) return value
  throw new TypeError('The tokenizer file holds no JSON object.')
}
