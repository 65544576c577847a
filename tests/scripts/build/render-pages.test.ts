import { expect, test } from 'vitest'
import { renderPage } from '#scripts/build/render-pages.ts'

const answer = (status: number, body: string) => ({ status, text: async () => body })
const never = (_path: string, signal: AbortSignal) =>
	new Promise<never>((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)))

test('a page that fails twice is rendered by the third try', async () => {
	const answers = [answer(500, 'Error: busy'), answer(503, ''), answer(200, '<html>')]
	expect(await renderPage('/about', async () => answers.shift() ?? answer(404, ''))).toBe('<html>')
})

test('a page without an answer is requested again', async () => {
	let tries = 0
	const page = renderPage(
		'/about',
		(path, signal) => (++tries === 1 ? never(path, signal) : Promise.resolve(answer(200, '<html>'))),
		{
			limitMs: 20,
		},
	)
	expect(await page).toBe('<html>')
	await expect(renderPage('/about', never, { limitMs: 20 })).rejects.toThrow(
		'The page /about cannot be rendered:\nIt gives no answer within 0.02 seconds.',
	)
})

test('a page that always fails names its cause, not the page of the error', async () => {
	const stack = `TypeError: name is not a function\n${'    at render\n'.repeat(40)}`
	const refused = await renderPage('/about', async () => answer(500, stack)).catch((error: Error) => error.message)
	expect(refused).toContain('The page /about cannot be rendered:\nTypeError: name is not a function')
	expect(String(refused).split('\n').length).toBeLessThan(20)
})
