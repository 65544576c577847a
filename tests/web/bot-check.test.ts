// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ServerUnreachable } from '#web/api.ts'
import { obstacles } from '#web/obstacles.ts'
import { describeRefusal } from '#web/site/forms/refusals.ts'

type WidgetOptions = { callback: (token: string) => void; 'error-callback': (code: string) => void }

const reachable = async () => new Response()
const unreachable = () => Promise.reject(new TypeError('Failed to fetch'))

beforeEach(() => {
	document.documentElement.dataset.turnstileSiteKey = '0x4AAAAAAAfakeFakeFakeFake'
	vi.resetModules()
})
afterEach(() => {
	vi.unstubAllGlobals()
	vi.resetModules()
	document.head.replaceChildren()
	window.turnstile = undefined
})

/** Asks for a token. `happens` acts on Cloudflare's script as the browser would. */
async function failureWhen(happens: (script: HTMLScriptElement) => void, fetch: () => Promise<Response> = reachable) {
	vi.stubGlobal('fetch', fetch)
	// The script would come from Cloudflare.
	vi.spyOn(document.head, 'appendChild').mockImplementationOnce((node) => {
		if (node instanceof HTMLScriptElement) queueMicrotask(() => happens(node))
		return node
	})
	const { freshBotToken } = await import('#web/bot-check.ts')
	return freshBotToken('contact').catch((failure: unknown) => failure)
}

const blocked = (script: HTMLScriptElement) => script.dispatchEvent(new Event('error'))
const loadedWith = (act: (options: WidgetOptions) => void) => (script: HTMLScriptElement) => {
	window.turnstile = {
		render(_, options) {
			queueMicrotask(() => act(options))
			return 'widget'
		},
		remove() {},
	}
	script.dispatchEvent(new Event('load'))
}

test.each<[string, (script: HTMLScriptElement) => void]>([
	['the script is blocked', blocked],
	['an extension answers with a script of its own', (script) => script.dispatchEvent(new Event('load'))],
	['the frame of the widget is blocked', loadedWith((options) => options['error-callback']('200500'))],
	['the browser disguises itself', loadedWith((options) => options['error-callback']('110510'))],
])('where %s, the message says so and asks nobody to try again', async (_, happens) => {
	const failure = await failureWhen(happens)
	expect(failure).toMatchObject({ name: 'BotCheckBlocked', message: obstacles.botCheck })
	expect(obstacles.botCheck).not.toMatch(/again/)
})

test('without a connection the bot check is not to blame', async () => {
	const failure = await failureWhen(blocked, unreachable)
	expect(failure).toMatchObject({ name: 'ServerUnreachable' })
})

test('a check that fails for another reason may be tried again', async () => {
	const failure = await failureWhen(loadedWith((options) => options['error-callback']('300010')))
	expect(failure).toMatchObject({ name: 'BotCheckFailed', message: expect.stringContaining('try again in a minute') })
})

test('a check that passes is a token', async () => {
	expect(await failureWhen(loadedWith(({ callback }) => callback('a token')))).toBe('a token')
})

test('each obstacle has a message of its own', () => {
	expect(new Set(Object.values(obstacles)).size).toBe(3)
})

test('a form without a connection offers a mail address and a telephone number, and its toast is the specified one', () => {
	const refused = describeRefusal(new ServerUnreachable('lost'), 'As specified', {}, 'mail-careers')
	expect(refused).toMatchObject({ text: obstacles.connection, toast: 'As specified', fields: {} })
	expect(refused.ways?.address).toContain('@')
	expect(refused.ways?.phone).toMatch(/^\+/)
})
