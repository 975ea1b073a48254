import { expect, test } from 'vitest'
import { faultsOf } from './accessible.ts'
import { applyForNew } from './apply-for-new.ts'
import { inBrowser } from './browser.ts'

inBrowser(visit => {
  test('a professor leaves a position to its committee, and members without a seat see only how many applied', async () => {
    const paula = await visit({ width: 1440 })
    await paula.signInAs('Paula')
    const amira = await visit()
    await amira.signInAs('Amira')
    const { jobId, applicationId, groupId } = await applyForNew(paula, amira, 'Judged by a committee')
    const path = `/groups/${groupId}/positions/${jobId}/committee`
    await paula.walk(path)
    const { page } = paula
    await page.getByLabel('Only the committee').check()
    await page.getByText('A committee that judges alone needs a chair.').waitFor()
    expect(await page.getByRole('button', { name: 'Save' }).isDisabled()).toBe(true)
    await page.getByLabel('Seat of Paula').selectOption('Chair')
    expect(await faultsOf(paula, path)).toEqual([])
    await page.reload()
    expect(await page.getByLabel('Seat of Paula').inputValue()).toBe('CHAIR')
    await page.getByRole('button', { name: 'Save' }).click()
    const dialog = page.getByRole('dialog', { name: 'Hide the applications from members?' })
    await dialog.getByText('Emil').waitFor()
    await dialog.getByRole('button', { name: 'Save' }).click()
    await page.getByText('The committee is saved.').waitFor()

    const emil = await visit({ width: 390, language: 'de' })
    await emil.signInAs('Emil')
    await emil.walk(path)
    await emil.page.getByText('Sie haben keinen Sitz und sehen sie deshalb nicht.').waitFor()
    expect(await emil.page.getByText('Vorsitz', { exact: true }).count()).toBe(1)
    expect(await faultsOf(emil, path)).toEqual([])
    await emil.walk(`/evaluation/${applicationId}`)
    await emil.page.getByRole('heading', { name: 'Das gibt es hier nicht' }).waitFor()

    await page.getByLabel('The group').check()
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('The committee is saved.').last().waitFor()
    await emil.walk(`/evaluation/${applicationId}`)
    await emil.page.getByRole('heading', { level: 1 }).first().waitFor()
    expect(paula.complaints).toEqual([])
    expect(emil.complaints.filter(each => !each.includes('404'))).toEqual([])
  })

  test('a professor deals applications to readers, and each finds what is theirs to read', async () => {
    const [paula, amira] = [await visit({ width: 1440 }), await visit()]
    await paula.signInAs('Paula')
    await amira.signInAs('Amira')
    const { jobId, applicationId, groupId } = await applyForNew(paula, amira, 'Read by two')
    const { page } = paula
    const path = `/groups/${groupId}/positions/${jobId}/committee`
    await paula.walk(path)
    await page.getByText('One of 1 open applications has no reader yet.').waitFor()
    expect(await faultsOf(paula, path)).toEqual([])
    await page.getByRole('group', { name: 'Deal among' }).getByLabel('Paula Lindner').uncheck()
    await page.getByRole('button', { name: 'Deal evenly' }).click()
    await page.getByText('2 readings dealt.').waitFor()
    await page.getByText('Each of the open applications has a reader.').waitFor()

    const emil = await visit({ width: 390, language: 'de' })
    await emil.signInAs('Emil')
    await emil.walk(`/evaluation?toReadByMe=true&jobId=${jobId}`)
    await emil.page.locator(`[data-application="${applicationId}"]`).waitFor()
    await paula.walk(`/evaluation/${applicationId}`)
    const readers = page.getByRole('region', { name: 'To be read by' })
    await readers.getByText('Emil Brandt').waitFor()
    await readers.getByRole('button', { name: 'Choose readers' }).click()
    const dialog = page.getByRole('dialog', { name: 'Choose readers' })
    await dialog.getByLabel('Emil Brandt').uncheck()
    await dialog.getByRole('button', { name: 'Save' }).click()
    await page.getByText('The readers are saved.').waitFor()
    await readers.getByText('Emil Brandt').waitFor({ state: 'detached' })
    expect([...paula.complaints, ...emil.complaints]).toEqual([])
  })
})
