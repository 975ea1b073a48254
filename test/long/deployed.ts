import { describe, expect, test } from 'vitest'
import { formWith, newPdf } from '../../apps/apply/src/documents/testing/pdfs.ts'
import { signInAsDemoPerson } from './demo-sign-in.ts'

type Page = { readonly items: readonly { readonly jobId: string; readonly title: string }[] }

const applicant = '0d3e0000-0000-4000-8000-000000000011'
const positions = async (address: string) => (await (await fetch(`${address}/api/jobs`)).json()) as Page

/** The first things people do with a deployed apply that shows the demo. */
export const applyChapter = (address: string) =>
  describe('apply', () => {
    test('is ready, and its first page contains the positions', async () => {
      expect((await fetch(`${address}/health/ready`)).status).toBe(200)
      const page = await fetch(address, { headers: { accept: 'text/html' } })
      expect(page.status).toBe(200)
      const [first] = (await positions(address)).items
      expect(await page.text()).toContain(first?.title)
    })

    test('prints an advert as a PDF', async () => {
      const [first] = (await positions(address)).items
      const printed = await fetch(`${address}/api/jobs/${first?.jobId}/pdf`)
      expect(printed.headers.get('content-type')).toBe('application/pdf')
      expect((await printed.text()).slice(0, 5)).toBe('%PDF-')
    })

    test('lets a person sign in on its page, takes her document and returns it unchanged', async () => {
      const { page, token } = await signInAsDemoPerson(address, applicant)
      expect(page.status).toBe(200)
      expect(page.text).toContain('<form')
      const authorization = `Bearer ${token}`
      const sent = await newPdf(3)
      const added = await fetch(`${address}/api/applicants/me/documents`, {
        method: 'POST',
        headers: { authorization },
        body: formWith(sent),
      })
      const { pageCount, documentId } = (await added.json()) as { pageCount: number; documentId: string }
      expect({ status: added.status, pageCount }).toEqual({ status: 201, pageCount: 3 })
      const got = await fetch(`${address}/api/documents/${documentId}`, { headers: { authorization } })
      expect(Buffer.from(await got.arrayBuffer()).equals(sent)).toBe(true)
    })
  })

const post = (address: string, key: string, path: string, body: object) =>
  fetch(`${address}/api/v1/competency/${path}`, {
    method: 'POST',
    headers: { authorization: key, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

/** The first things a client does with a deployed suggest. */
export const suggestChapter = (address: string, key: string) =>
  describe('suggest', () => {
    test('embeds competencies with its own model and suggests the right one', async () => {
      const competencies = [
        { id: 1, title: 'Sorting', description: 'Students can sort a list of numbers.', course_id: 1 },
        { id: 2, title: 'Baking', description: 'Students can bake bread.', course_id: 1 },
      ]
      expect((await post(address, key, 'save', { operation_type: 'UPDATE', competencies })).status).toBe(200)
      const found = await post(address, key, 'suggest', { description: 'Zahlen der Größe nach ordnen', course_id: 1 })
      const { competencies: suggested } = (await found.json()) as { competencies: readonly { id: number }[] }
      expect(suggested[0]?.id).toBe(1)
    })

    test.each(['/docs/assets/swagger-ui.js', '/docs/assets/redoc.js', '/explore'])('serves %s', async path => {
      expect((await fetch(address + path)).status).toBe(200)
    })
  })
