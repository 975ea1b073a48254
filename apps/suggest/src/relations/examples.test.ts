import { expect, test } from 'vitest'
import { at, competency, product, relate, vectors } from './examples.fixture.ts'
import { suggestRelations } from './suggest-relations.ts'

test('a competency that a text names comes first', () => {
  expect(relate(product, vectors)).toEqual(['7 REQUIRES 3'])
})

test('a competency named only as an application does not come first', () => {
  const telling = { ...vectors, description: 'Arrows with a length. They are used in the dot product.' }
  expect(relate({ ...product, description: 'A number, made by summing products.' }, telling)).toEqual([])
})

test('a title within a title is extended by it', () => {
  const multivariate = competency(
    2,
    'Multivariate Gaussian distribution',
    'A Gaussian distribution of several numbers.',
    35,
  )
  const gaussian = competency(9, 'Gaussian distribution', 'A bell-shaped curve.', 0)
  expect(relate(multivariate, gaussian)).toEqual(['2 EXTENDS 9'])
})

test.each([
  [
    'Sorting',
    'Put a list in order by sorting it.',
    'Merge sort',
    'Sort halves of a list and merge them.',
    ['2 EXTENDS 1'],
  ],
  ['Politics', 'How politics works and what politics is for.', 'Political parties', 'Name the parties.', []],
  ['Weathering', 'How weathering wears rock.', 'Weather', 'Explain how weather comes about.', []],
  ['Paging', 'Map pages to frames by paging.', 'Page table', 'Walk the table.', []],
  ['Marketing', 'Plan the marketing of a product.', 'Labour market', 'Explain how wages form.', []],
])('a word with the same stem is not a title of one word: %s', (first, text, second, other, expected) => {
  expect(relate(competency(1, first, text, 0), competency(2, second, other, 50))).toEqual(expected)
})

test.each([
  ['t-test', 'Chi-squared test'],
  ['T cells', 'B cells'],
  ['A* search', 'Depth-first search'],
  ['One-tailed tests', 'Two-tailed tests'],
  ['On-policy learning', 'Off-policy learning'],
  ['In-order traversal', 'Pre-order traversal'],
  ['Linear equations in one variable', 'Linear equations in two variables'],
])('a letter, a number or a stop word distinguishes titles: %s, %s', (first, second) => {
  expect(relate(competency(1, first, '', 0), competency(2, second, '', 30))).toEqual([])
})

test.each([
  ['Overview of databases', 'Speaks of SQL, of keys and of indexes.', 'SQL'],
  ['Database fundamentals', 'Speaks of SQL, of keys and of indexes.', 'SQL'],
  ['Einführung in die Datenbanken', 'Behandelt werden SQL und die Indexe.', 'SQL'],
])('an introduction does not rest on what it names: %s', (title, text, named) => {
  expect(relate(competency(1, title, text, 0), competency(2, named, 'Ask for rows.', 40))).toEqual([])
})

test.each([
  ['Introduction to databases', 'Why data is kept.', 'Relational databases', 'Tables with rows.'],
  ['Grundlagen der Logistik', 'Was alles zu bewegen ist.', 'Entsorgungslogistik', 'Wohin mit dem Abfall.'],
])('an introduction is called by its topic: %s', (title, text, longer, other) => {
  expect(relate(competency(1, title, text, 0), competency(2, longer, other, 40))).toEqual(['2 EXTENDS 1'])
})

test('an introduction does not come last because it resembles the whole course', () => {
  const introduction = competency(1, 'Introduction to teaching', 'What this is about.', 0)
  const others = [-50, -25, 25, 50].map((degrees, index) =>
    competency(index + 2, `Topic ${'ABCD'[index]}`, 'Teach.', degrees),
  )
  expect(relate(introduction, ...others).filter(relation => relation.endsWith('REQUIRES 1'))).toEqual([])
})

test('“the introduction of” a thing is no introduction to it', () => {
  const treaty = competency(1, 'Vertrag', 'Länder einigen sich.', 0)
  const euro = competency(2, 'Einführung des Euro', 'Der Vertrag legt fest, wer dabei ist.', 40)
  expect(relate(treaty, euro)).toEqual(['1 REQUIRES 2'])
})

test('a list item that looks ahead does not affect the next item', () => {
  const list = '- applications in sport\n- add two vectors\n- multiply'
  expect(relate(vectors, { ...product, description: list })).toEqual(['7 REQUIRES 3'])
})

test('a name in the text does not count as a name in the title', () => {
  const accounting = competency(1, 'Accounting', 'Keep books.', 0)
  const management = competency(2, 'Key account management', 'Look after customers with the help of accounting.', 40)
  expect(relate(accounting, management)).toEqual(['1 REQUIRES 2'])
})

test('copies match, however many there are', () => {
  const same = [4, 5, 6].map(id => ({ ...vectors, id }))
  expect(relate(...same).toSorted()).toEqual(['4 MATCHES 5', '4 MATCHES 6', '5 MATCHES 6'])
})

const search = competency(1, 'Breadth-first search', 'Visit the nodes of a graph level by level with a queue.', 0)
const suche = 'Besuche die Knoten eines Graphen Ebene für Ebene mit einer Warteschlange.'

test.each([
  ['a translation', competency(2, 'Breitensuche', suche, 30), ['1 MATCHES 2']],
  ['something less alike', competency(2, 'Breitensuche', suche, 40), []],
  ['something as alike in the same language', { ...vectors, id: 2, vector: at(30) }, []],
])('with two languages, %s', (_what, other, expected) => {
  expect(relate(search, other)).toEqual(expected)
})

test('a successor of one competency does not come before its match', () => {
  const dijkstra = competency(3, 'Dijkstra', 'Extends breadth-first search by a queue with priorities.', 40)
  const breiten = competency(2, 'Breitensuche', `${suche} Das kann auch Dijkstra.`, -5)
  expect(relate(dijkstra, breiten)).toEqual(['3 REQUIRES 2'])
  expect(relate(search, dijkstra, breiten)).toEqual(['1 MATCHES 2', '1 REQUIRES 3'])
})

test('German compounds are split into their parts', () => {
  const eigenvalue = competency(1, 'Eigenwerte', 'Ein Eigenwert gibt an, wie stark ein Vektor gestreckt wird.', 0)
  const decomposition = competency(2, 'Eigenwertzerlegung', 'Die Matrix wird als Produkt geschrieben.', 40)
  expect(relate(eigenvalue, decomposition)).toEqual(['2 EXTENDS 1'])
})

test.each([
  ['one endless word', 'ä'.repeat(20_000)],
  ['the same word again and again', 'matrix '.repeat(2_500)],
  ['nothing but words that look ahead', 'such as used in '.repeat(1_200)],
  ['nothing but sentences', 'Der Wert. '.repeat(2_000)],
  ['nothing but words that wait for what they look ahead to', `${'wichtig für '.repeat(1_600)}: x`],
  ['nothing but verbs that wait for their end', 'ist vor '.repeat(2_500)],
])('a text that is %s is read like any other', (_what, text) => {
  const title = text.slice(0, 1_000)
  expect(relate(competency(1, title, text, 0), competency(2, title, text, 0))).toEqual(['1 MATCHES 2'])
})

test('each of very many copies matches some, not all', () => {
  const same = Array.from({ length: 100 }, (_, id) => ({ ...vectors, id }))
  const matches = relate(...same)
  expect(new Set(matches.flatMap(match => match.split(' MATCHES '))).size).toBe(100)
  expect(matches.length).toBeLessThanOrEqual(200)
})

test('a competency without a title is called by its number', () => {
  const [relation] = suggestRelations({
    competencies: [vectors, { ...vectors, id: 8, title: ' ' }],
    exercises: [],
    links: [],
  })
  expect(relation?.evidence.sentence).toContain('“Vectors” and “#8” match')
})

test('a course with one competency, none or only blank ones has no relations', () => {
  expect(relate()).toEqual([])
  expect(relate(vectors)).toEqual([])
  expect(relate(competency(1, '', ' ', null), competency(2, '', '', null))).toEqual([])
})

test('without evidence for an order there is no relation', () => {
  expect(relate({ ...vectors, title: 'Alpha' }, { ...vectors, id: 8, title: 'Beta', vector: at(40) })).toEqual([])
})

test('exercises decide the order if texts do not', () => {
  const competencies = [competency(1, 'Alpha', 'One thing.', 0), competency(2, 'Beta', 'Another thing.', 50)]
  const exercises = Array.from({ length: 9 }, (_, id) => ({ id, competencies: id < 4 ? [1, 2] : [1] }))
  const [relation] = suggestRelations({ competencies, exercises, links: [] })
  expect(relation).toMatchObject({ tail_id: 1, head_id: 2, relation_type: 'REQUIRES' })
  expect(relation?.evidence.sentence).toContain('exercises for “Beta” need “Alpha” more often than the reverse')
})

test('the evidence is a sentence', () => {
  const [relation] = suggestRelations({ competencies: [product, vectors], exercises: [], links: [] })
  expect(relation?.evidence.sentence).toBe(
    '“Vectors” comes before “Dot product”: the likeness of their texts is 0.77; “Dot product” is described in terms of “Vectors”.',
  )
})

test('a topic in the title is not also reported as described in the text', () => {
  const [relation] = suggestRelations({
    competencies: [vectors, competency(3, 'Unit vectors', 'They have the length one.', 40)],
    exercises: [],
    links: [],
  })
  expect(relation?.evidence.sentence).toBe(
    '“Vectors” comes before “Unit vectors”: the title of “Unit vectors” holds the topic of “Vectors”; the likeness of their texts is 0.77.',
  )
})
