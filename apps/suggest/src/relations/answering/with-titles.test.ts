import { expect, test } from 'vitest'
import { hashEmbedder } from '../../embedding/hash.ts'
import { cosine } from '../../geometry/cosine.ts'
import { withTitles } from './with-titles.ts'

const embedder = hashEmbedder()
const learnt = { ...embedder, prerequisitesFile: 'learnt.f32' }
const [description, title] = await embedder.embed(['Puts a list in order.', 'Sorting'])
if (!description || !title) throw new Error('The embedder gave no vector.')
const sorting = { title: 'Sorting', vector: description }

test('a competency is compared by its title and its description alike', async () => {
  const [{ vector } = sorting] = await withTitles(learnt, [sorting])
  expect(cosine(vector, vector)).toBeCloseTo(1)
  expect(cosine(vector, title)).toBeCloseTo(cosine(vector, description))
  expect(cosine(vector, title)).toBeGreaterThan(cosine(description, title))
})

test('a missing title or vector, and a title that says the opposite, change nothing', async () => {
  const opposite = { title: 'Sorting', vector: title.map(value => -value) }
  const given = [{ ...sorting, title: '' }, { ...sorting, vector: null }, opposite]
  expect(await withTitles(learnt, given)).toEqual(given)
})

test('a model that has learnt nothing about prerequisites does not embed titles', async () => {
  const before = embedder.stats()
  expect(await withTitles(embedder, [sorting])).toEqual([sorting])
  expect(embedder.stats()).toEqual(before)
})
