import { type BotCheckAction, isTestSiteKey, testToken } from '#contracts/auth/bot-check.ts'
import { errors } from '#contracts/shared/error-catalogue.ts'
import { ServerUnreachable } from './api.ts'
import { pageNonce } from './document/nonce.ts'
import { obstacles } from './obstacles.ts'

const scriptUrl = 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit'
const scriptTimeoutMs = 15_000
const answerTimeoutMs = 30_000

type WidgetOptions = {
	sitekey: string
	action: BotCheckAction
	appearance: 'interaction-only'
	retry: 'never'
	'refresh-expired': 'manual'
	callback: (token: string) => void
	/** True tells the widget that the error is handled, so it does not log it. */
	'error-callback': (code: string) => true
	'timeout-callback': () => void
	'unsupported-callback': () => void
	'before-interactive-callback': () => void
}

type Turnstile = {
	render: (place: HTMLElement, options: WidgetOptions) => string | undefined
	remove: (widgetId: string) => void
}

declare global {
	interface Window {
		turnstile?: Turnstile
	}
}

/** The bot check gave no answer. The message is for the visitor. */
export class BotCheckFailed extends Error {
	override readonly name: string = 'BotCheckFailed'
	constructor(text: string = errors['bot-check.unavailable'].message) {
		super(text)
	}
}

/** The browser or an extension keeps the bot check away: trying again does not help. */
class BotCheckBlocked extends BotCheckFailed {
	override readonly name = 'BotCheckBlocked'
	constructor() {
		super(obstacles.botCheck)
	}
}

/**
 * Codes for a frame that is blocked, a browser that is not supported or that disguises itself, and an extension that
 * interferes: https://developers.cloudflare.com/turnstile/troubleshooting/client-side-errors/error-codes/
 */
const blockedCodes = /^(?:200500|110500|110510|103030)/

/** Cloudflare's script did not load: the device is offline, or something blocks the script. */
async function whyNotLoaded(): Promise<Error> {
	const answer = await fetch('/robots.txt', { method: 'HEAD', cache: 'no-store' }).catch(() => null)
	return answer ? new BotCheckBlocked() : new ServerUnreachable('The server did not answer')
}

let script: Promise<Turnstile> | null = null

function loadTurnstile(): Promise<Turnstile> {
	script ??= new Promise<Turnstile>((resolve, reject) => {
		const element = document.createElement('script')
		const giveUp = (failure: Error) => {
			element.remove()
			reject(failure)
		}
		const timer = setTimeout(() => giveUp(new BotCheckFailed()), scriptTimeoutMs)
		element.onerror = () => {
			clearTimeout(timer)
			void whyNotLoaded().then(giveUp)
		}
		element.onload = () => {
			clearTimeout(timer)
			// An extension may answer with a script of its own.
			if (window.turnstile) resolve(window.turnstile)
			else giveUp(new BotCheckBlocked())
		}
		element.src = scriptUrl
		element.nonce = pageNonce() ?? ''
		document.head.appendChild(element)
	}).catch((failure: unknown) => {
		script = null
		throw failure
	})
	return script
}

/** Renders a widget for one token. It stays invisible unless Cloudflare wants the visitor to act. */
function runWidget(
	turnstile: Turnstile,
	sitekey: string,
	action: BotCheckAction,
	container: HTMLElement,
): Promise<string> {
	const place = document.createElement('div')
	container.appendChild(place)
	let widgetId: string | undefined
	return new Promise<string>((resolve, reject) => {
		const giveUp = () => reject(new BotCheckFailed())
		const timer = setTimeout(giveUp, answerTimeoutMs)
		widgetId = turnstile.render(place, {
			sitekey,
			action,
			appearance: 'interaction-only',
			retry: 'never',
			'refresh-expired': 'manual',
			callback: resolve,
			'error-callback': (code) => {
				if (blockedCodes.test(code)) reject(new BotCheckBlocked())
				else giveUp()
				return true
			},
			'timeout-callback': giveUp,
			'unsupported-callback': () => reject(new BotCheckBlocked()),
			// No timeout while the visitor solves a task.
			'before-interactive-callback': () => clearTimeout(timer),
		})
	}).finally(() => {
		if (widgetId) turnstile.remove(widgetId)
		place.remove()
	})
}

/**
 * Returns an unused token for X-Token. A task appears in `container`: inside a dialog, pass an element of the dialog,
 * because the rest of the page is inert. Throws `BotCheckFailed`, or `ServerUnreachable` without a connection.
 */
export async function freshBotToken(action: BotCheckAction, container: HTMLElement = document.body): Promise<string> {
	const siteKey = document.documentElement.dataset.turnstileSiteKey
	if (!siteKey) throw new BotCheckFailed()
	// The test key loads no script of Cloudflare. The server checks the test token against its test secret.
	if (isTestSiteKey(siteKey)) return testToken
	return runWidget(await loadTurnstile(), siteKey, action, container)
}
