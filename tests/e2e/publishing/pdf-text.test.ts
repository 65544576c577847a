import type { Page, Response } from '@playwright/test'
import { unique } from '#tests/support/browser/colleague.ts'
import { expect, startSession, test } from '#tests/support/browser/journey.ts'
import {
	chooseFiles,
	chooser,
	cropPicture,
	formOn,
	pdfFile,
	pictureFile,
	rowOf,
} from '#tests/support/browser/publishing-page.ts'
import { expectToast } from '#tests/support/browser/toasts.ts'
import { pdfOfPages } from '#tests/support/files/cv-pdfs.ts'

const chosen = (bytes: Uint8Array) => ({ ...pdfFile('tides.pdf'), buffer: Buffer.from(bytes) })

const stored = (page: Page) => page.waitForResponse((answer) => answer.url().endsWith('/filepages'))

/** The status of the call and the texts that it stored. */
async function told(answer: Response): Promise<[number, string | undefined]> {
	const [, pages] = /name="pages"\s+(\[.*\])/.exec(answer.request().postData() ?? '') ?? []
	return [answer.status(), pages]
}

test('the text of a chosen PDF is stored with the draft, and again with the saved flyer', async ({ page }) => {
	await startSession(page, 'flyers')
	await page.goto('/Admin/FlyersAdmin/AddFlyersPage')
	const { field, group, save } = formOn(page, 'Add flyer')
	const ofDraft = stored(page)
	await chooseFiles(chooser(group('PDF attachment')), chosen(pdfOfPages(['Tides of\\256ces', '', 'Harbours'])))
	const texts = '["Tides offices","","Harbours"]'
	expect(await told(await ofDraft)).toEqual([200, texts])

	const title = `Tide tables ${unique()}`
	await field('Title').fill(title)
	await field('Description').fill('When the water comes.')
	await cropPicture(group('Thumbnail image'), pictureFile(1000, 1000))
	const ofItem = stored(page)
	await save.click()
	await expectToast(page, 'Flyers Details Saved Successfully')
	expect(await told(await ofItem)).toEqual([200, texts])

	await rowOf(page, title)
		.getByRole('link', { name: `Edit ${title}` })
		.click()
	const edit = formOn(page, 'Edit flyer')
	const ofReplaced = stored(page)
	await chooseFiles(chooser(edit.group('PDF attachment')), chosen(pdfOfPages(['Ebb'])))
	await edit.save.click()
	expect(await told(await ofReplaced)).toEqual([200, '["Ebb"]'])
	await expectToast(page, 'Flyers Details Saved Successfully')
})
