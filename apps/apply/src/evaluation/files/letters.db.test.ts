import { afterAll, beforeAll, expect, test } from 'vitest'
import { fill, newJob, start, upload } from '../../../test/house/applications.ts'
import { enter } from '../../../test/house/cast.ts'
import { entriesOf } from '../../documents/testing/entries-of.ts'
import { newPdf } from '../../documents/testing/pdfs.ts'
import { readPdf } from '../../pdf/testing/read-pdf.ts'
import {
  letterForm,
  name,
  openReferenceOffice,
  type ReferenceOffice,
  referee,
} from '../../references/testing/setting.ts'

let office: ReferenceOffice
let id: string

beforeAll(async () => {
  office = await openReferenceOffice()
  const { jobId } = await newJob(office)
  const zoe = await enter(office.house, 'Zoe')
  id = await start(zoe, jobId)
  await fill(zoe, id)
  const forged = { type: 'REFERENCE_LETTER', name: 'letter.pdf' }
  await upload(zoe, id, await newPdf(1, 'forged'), forged)
  await name(zoe, id, referee('ruth@uni.example', { lastName: '../Groß' }))
  await zoe.post(`/api/applications/${id}/submit`)
  const [request] = await office.lettersTo('ruth@uni.example')
  await office.open(request?.key ?? '', { method: 'POST', body: letterForm(await newPdf(1, 'genuine')) })
})
afterAll(() => office.house.close())

const download = async (file: string) => {
  const answer = await fetch(`${office.house.address}/api/evaluation/applications/${id}/${file}`, {
    headers: { authorization: `Bearer ${office.paula.token}` },
  })
  return Buffer.from(await answer.arrayBuffer())
}

test('the references folder of the ZIP contains only what referees handed in, under their names', async () => {
  const entries = await entriesOf(await download('documents.zip'))
  expect([...entries.keys()]).toEqual([
    expect.stringMatching(/^01-CV-/),
    '02-REFERENCE_LETTER-uploaded-by-applicant-letter.pdf',
    'references/03-Prof-Ruth-Groß-letter.pdf',
  ])
})

test.each([
  ['en', /uploaded by the applicant: letter\.pdf/, /handed in by Prof\. Ruth \.\.\/Groß: letter\.pdf/],
  ['de', /sich bewerbenden Person hochgeladen: letter\.pdf/, /abgegeben von Prof\. Ruth \.\.\/Groß: letter\.pdf/],
] as const)('the cover of the dossier (%s) says who brought each letter', async (language, uploaded, handedIn) => {
  const { pages, headings } = await readPdf(await download(`dossier.pdf?language=${language}`))
  const cover = pages[0]?.replaceAll(/\s+/g, ' ')
  expect(cover).toMatch(uploaded)
  expect(cover).toMatch(handedIn)
  expect(headings.filter(heading => /Uploaded|hochgeladen|Handed|abgegeben/.test(heading))).toHaveLength(2)
  expect([pages.at(-2), pages.at(-1)]).toEqual([expect.stringContaining('forged'), expect.stringContaining('genuine')])
})
