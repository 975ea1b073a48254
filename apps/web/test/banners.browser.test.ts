import { expect, test } from 'vitest'
import { inBrowser } from './browser.ts'
import { doNow } from './do-now.ts'
import { newPosition } from './new-position.ts'

/** Drawn by the browser. */
const picture = `(() => {
  const canvas = Object.assign(document.createElement('canvas'), { width: 1200, height: 300 })
  canvas.getContext('2d').fillRect(100, 100, 1000, 100)
  return canvas.toDataURL('image/jpeg').split(',')[1]
})()`

inBrowser(visit => {
  test('a banner can be uploaded, chosen for a position, and deleted although it is in use', async () => {
    const { page, signInAs, complaints } = await visit()
    await signInAs('Paula')
    const buffer = Buffer.from(await page.evaluate<string>(picture), 'base64')
    const main = page.getByRole('navigation', { name: 'Main' })
    await main.getByRole('link', { name: 'Banners' }).click()
    const file = page.locator('input[type=file]')
    await file.setInputFiles({ name: 'trick.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('not a picture') })
    await page.getByRole('alert').getByText('this is not a JPEG, PNG or WebP picture').waitFor()
    await file.setInputFiles({ name: 'lake.jpg', mimeType: 'image/jpeg', buffer })
    const gallery = page.getByRole('list', { name: 'Banners of the group' })
    await gallery.getByText('1200 × 300 pixels').waitFor()

    await main.getByRole('link', { name: 'Positions' }).click()
    await newPosition(page, 'Lakes from above')
    await page.getByRole('button', { name: 'Choose a banner' }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Banner of/ })
      .click()
    await page.getByRole('img', { name: 'The chosen banner' }).waitFor()
    await page.getByText(/^Saved \d/).waitFor()

    await main.getByRole('link', { name: 'Banners' }).click()
    await gallery.getByText('In use').waitFor()
    await gallery.getByRole('button', { name: /^Delete/ }).click()
    await page.getByRole('dialog').getByText('Adverts show this banner').waitFor()
    await page.getByRole('button', { name: 'Delete it anyway' }).click()
    await doNow({ page }, 'The banner is deleted.')
    await page.getByText('There are no banners yet').waitFor()
    expect(complaints.filter(complaint => !complaint.includes('status of 400'))).toEqual([])
  })
})
