import type { APIRequestContext, Page } from '@playwright/test'
import { asAdmin, unique } from './colleague.ts'
import { expect } from './journey.ts'
import { formOn, saveOf } from './publishing-page.ts'

/** Opens the form of a new blog with its heading filled in and the caret in its text. */
export async function openEditor(page: Page) {
	await page.goto('/Admin/Blogs/Add')
	const { form, field, save } = formOn(page, 'Add blog')
	await field('Heading').fill(`Written by hand ${unique()}`)
	const text = form.getByRole('textbox', { name: 'Content' })
	await text.click()
	return {
		form,
		field,
		save,
		text,
		toolbar: form.getByRole('toolbar', { name: 'Formatting' }),
		/** The control after the editor. */
		next: form.getByRole('button', { name: 'Close settings', exact: true }),
	}
}

/** Copies HTML as another program would and pastes it at the caret. */
export const paste = (page: Page, html: string) => pasteAs(page, 'text/html', html)

export const pastePlain = (page: Page, text: string) => pasteAs(page, 'text/plain', text)

async function pasteAs(page: Page, type: string, content: string): Promise<void> {
	await page.evaluate(
		({ type, content }) => {
			function copy(event: ClipboardEvent) {
				event.clipboardData?.setData(type, content)
				event.preventDefault()
				event.stopPropagation()
			}
			window.addEventListener('copy', copy, { capture: true, once: true })
		},
		{ type, content },
	)
	await page.keyboard.press('Control+c')
	await page.keyboard.press('Control+v')
}

const keyCodes: Record<string, number> = {
	Enter: 13,
	Escape: 27,
	' ': 32,
	Home: 36,
	ArrowRight: 39,
	ArrowDown: 40,
	F10: 121,
	'.': 190,
	'/': 191,
}

/** Presses keys as a busy browser gets them: all of them are queued when the first one is handled. */
export async function pressAtOnce(page: Page, keys: readonly string[]): Promise<void> {
	const session = await page.context().newCDPSession(page)
	const sent = keys.flatMap((combination) => {
		const [key = '', modifier] = combination.split('+').reverse()
		const text = modifier ? '' : key === 'Enter' ? '\r' : key.length === 1 ? key : ''
		const pressed = {
			key,
			modifiers: { Alt: 1, Control: 2 }[modifier ?? ''] ?? 0,
			windowsVirtualKeyCode: keyCodes[key] ?? key.toUpperCase().charCodeAt(0),
		}
		return [
			session.send('Input.dispatchKeyEvent', { ...pressed, text, type: text ? 'keyDown' : 'rawKeyDown' }),
			session.send('Input.dispatchKeyEvent', { ...pressed, type: 'keyUp' }),
		]
	})
	await Promise.all(sent)
	await session.detach()
}

/** Saves the open blog and returns its stored HTML. */
export async function savedText(page: Page, request: APIRequestContext): Promise<string> {
	// An article with pictures of another one is saved from its draft.
	const answered = page.waitForResponse((answer) => /\/(?:saveblog|publishdraft)$/.test(answer.url()))
	await saveOf(page).click()
	const answer = await answered
	expect(answer.status()).toBe(200)
	const { content } = await asAdmin(request, `/api/blogscontroller/fetchblogsbyid/${await answer.json()}`)
	return content
}
