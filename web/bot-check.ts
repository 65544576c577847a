import { type BotCheckAction, isTestSiteKey, testToken } from '#contracts/auth/bot-check.ts'
import { errors } from '#contracts/shared/errors.ts'
import { pageNonce } from './document/nonce.ts'

const scriptUrl = 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit'
const scriptPatienceMs = 15_000
const answerPatienceMs = 30_000

type WidgetOptions = {
	sitekey: string
	action: BotCheckAction
	appearance: 'interaction-only'
	retry: 'never'
	'refresh-expired': 'manual'
	callback: (token: string) => void
	/** True: handled, the widget need not write to the console. */
	'error-callback': () => true
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
	override readonly name = 'BotCheckFailed'
	constructor() {
		super(errors['bot-check.unavailable'].message)
	}
}

let script: Promise<Turnstile> | null = null

function loadTurnstile(): Promise<Turnstile> {
	script ??= new Promise<Turnstile>((resolve, reject) => {
		const element = document.createElement('script')
		const giveUp = () => {
			element.remove()
			reject(new BotCheckFailed())
		}
		const timer = setTimeout(giveUp, scriptPatienceMs)
		element.onerror = giveUp
		element.onload = () => {
			clearTimeout(timer)
			if (window.turnstile) resolve(window.turnstile)
			else giveUp()
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

/** One widget for one token: it stays unseen unless Cloudflare wants the visitor to do something. */
function tokenOfWidget(
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
		const timer = setTimeout(giveUp, answerPatienceMs)
		widgetId = turnstile.render(place, {
			sitekey,
			action,
			appearance: 'interaction-only',
			retry: 'never',
			'refresh-expired': 'manual',
			callback: resolve,
			'error-callback': () => {
				giveUp()
				return true
			},
			'timeout-callback': giveUp,
			'unsupported-callback': giveUp,
			// From here on the visitor sets the pace.
			'before-interactive-callback': () => clearTimeout(timer),
		})
	}).finally(() => {
		if (widgetId) turnstile.remove(widgetId)
		place.remove()
	})
}

/**
 * A token for X-Token that no call has used yet. Where a task must be shown it stands in `container`: give one inside a dialog, which
 * shuts off the rest of the page. Throws `BotCheckFailed`.
 */
export async function freshBotToken(action: BotCheckAction, container: HTMLElement = document.body): Promise<string> {
	const siteKey = document.documentElement.dataset.turnstileSiteKey
	if (!siteKey) throw new BotCheckFailed()
	// No script of Cloudflare's is loaded for them, and the server judges the stand-in by its test secret.
	if (isTestSiteKey(siteKey)) return testToken
	return tokenOfWidget(await loadTurnstile(), siteKey, action, container)
}
