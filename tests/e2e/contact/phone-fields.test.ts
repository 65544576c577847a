import type { Locator } from '@playwright/test'
import { openJobPath } from '#scripts/demo/pages.ts'
import { applyField, openApply } from '#tests/support/browser/apply-page.ts'
import { enquiryForm, sendButton } from '#tests/support/browser/enquiry-page.ts'
import { expect, test } from '#tests/support/browser/journey.ts'

const written = '+91 98470-55512'
const digits = '919847055512'

/** Pastes by keyboard, so that the browser inserts the text. */
async function paste(field: Locator, text: string): Promise<void> {
	const page = field.page()
	await page.evaluate((copied) => navigator.clipboard.writeText(copied), text)
	await field.focus()
	await page.keyboard.press('ControlOrMeta+V')
}

test('A telephone number that is pasted or filled in becomes its digits; one that is typed keeps its signs and gets its message', async ({
	page,
	context,
}) => {
	await context.grantPermissions(['clipboard-read', 'clipboard-write'])
	await page.goto('/contact')
	await expect(sendButton(page)).toBeEnabled()
	const phone = enquiryForm(page).getByLabel('Phone Number')
	await paste(phone, written)
	await expect(phone).toHaveValue(digits)
	await phone.fill('')
	// Like autofill: one event without a key.
	await phone.fill('+91 (98470) 55512')
	await expect(phone).toHaveValue(digits)
	await phone.fill('')
	await phone.pressSequentially('+91 9a')
	await expect(phone).toHaveValue('+91 9a')
	await sendButton(page).click()
	await expect(phone).toHaveAccessibleDescription(/^Only numbers are allowed/)

	await openApply(page, { publicPath: openJobPath })
	const mobile = applyField(page, 'Mobile Number')
	await paste(mobile, written)
	await expect(mobile).toHaveValue(digits)
})
