import type { Locator, Page } from '@playwright/test'
import { pdfOf, pngOf } from '../files/sample-files.ts'
import { expect } from './journey.ts'

export type ChosenFile = { name: string; mimeType: string; buffer: Buffer }

export const pictureFile = (width: number, height: number, name = 'picture.png', tone?: number): ChosenFile => ({
	name,
	mimeType: 'image/png',
	buffer: Buffer.from(pngOf(width, height, tone === undefined ? {} : { tone })),
})

export const pdfFile = (name: string, text = 'One sheet on one subject.'): ChosenFile => ({
	name,
	mimeType: 'application/pdf',
	buffer: Buffer.from(pdfOf(text)),
})

/** Content that is neither a picture nor a PDF, regardless of its name. */
export const textFile = (name: string): ChosenFile => ({ name, mimeType: 'text/plain', buffer: Buffer.from('Notes') })

/** The main button of a full-page form. Its label says what the save does. */
export const saveOf = (within: Page | Locator) => within.locator('[data-lower-bar] [type="submit"]')

/** A full-page form and its surroundings. */
export function formOn(page: Page, name: string) {
	const form = page.getByRole('form', { name, exact: true })
	return {
		form,
		field: (label: string) => form.getByLabel(new RegExp(`^${label}\\b`)),
		/** A field with several controls, such as a picture. */
		group: (label: string) => form.getByRole('group', { name: new RegExp(`^${label}\\b`) }),
		save: saveOf(form),
	}
}

export const rowOf = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text })

/** The button of the menu with the less frequent actions of a row. */
export const moreButton = (page: Page, title: string) =>
	page.getByRole('button', { name: `More for ${title}`, exact: true })

/** Chooses an action in the menu of a row. */
export async function chooseMore(page: Page, title: string, action: string): Promise<void> {
	await moreButton(page, title).click()
	await page.getByRole('menuitem', { name: action }).click()
}

/** The word that names the state of an item, in its row. */
export const stateIn = (row: Locator | Page, words: string) => row.getByText(words, { exact: true })

/** Chooses files, or paths, in the file chooser that the button opens, and waits until the page has read them. */
export async function chooseFiles(button: Locator, ...files: ChosenFile[] | string[]): Promise<void> {
	const opened = button.page().waitForEvent('filechooser')
	await button.click()
	await (await opened).setFiles(files)
	await expect(button.and(button.page().locator('[aria-busy="true"]'))).toHaveCount(0)
}

/** The choose button of a picture or PDF field. */
export const chooser = (group: Locator) => group.getByRole('button', { name: /^(Choose|Replace|Add)\b/ })

export const cropDialog = (page: Page) => page.getByRole('dialog', { name: 'Crop picture' })

/** Chooses a picture that does not fit its slot, and accepts the proposed crop. */
export async function cropPicture(group: Locator, file: ChosenFile, use = 'Use this picture'): Promise<void> {
	await chooseFiles(chooser(group), file)
	const dialog = cropDialog(group.page())
	await dialog.getByRole('button', { name: use }).click()
	await expect(dialog).toBeHidden()
}

export const pagesOf = (page: Page) => page.getByRole('navigation', { name: 'Pages' })

/** Turns the pages of a dialog's list until a row appears. Concurrent tests add to the list. */
export async function findByPages(dialog: Locator, wanted: Locator): Promise<void> {
	const step = (name: string) => dialog.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name })
	const current = dialog.getByRole('navigation', { name: 'Pages' }).locator('[aria-current]')
	await expect(async () => {
		await expect(dialog.getByRole('listitem').first()).toBeVisible()
		if (await wanted.isVisible()) return
		const before = await current.innerText({ timeout: 1000 })
		await step((await step('Next page').isDisabled()) ? 'First page' : 'Next page').click({ timeout: 1000 })
		await expect(current).not.toHaveText(before, { timeout: 2000 })
		await expect(wanted).toBeVisible({ timeout: 150 })
	}).toPass({ intervals: [0] })
}
