import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { localSettingsFile } from '../command/paths.ts'
import { newSecret } from './new-secret.ts'

type Settings = Record<string, string>

/** New local settings. The Turnstile keys are Cloudflare's documented test keys: they always pass and use no network. */
export const newLocalSettings = (port: number): Settings => ({
	ENVIRONMENT: 'local',
	ORIGIN: originOf(port),
	REPLY_DOMAIN: 'answers.localhost',
	TURNSTILE_SITE_KEY: '1x00000000000000000000AA',
	TURNSTILE_SECRET_KEY: '1x0000000000000000000000000000000AA',
	TOKEN_SECRET: newSecret(),
	PASSWORD_PEPPER: newSecret(),
})

export const originOf = (port: number) => `http://localhost:${port}`

/** Completes `.dev.vars`, keeps its values and adapts ORIGIN to the port. Returns a description of the change, or null. */
export function prepareLocalSettings(port: number, file = localSettingsFile): string | null {
	const before = existsSync(file) ? readFileSync(file, 'utf8') : ''
	const after = completeSettings(before, newLocalSettings(port))
	if (after === before) return null
	writeFileSync(file, after, { mode: 0o600 })
	return before === '' ? 'Writing .dev.vars with new secrets' : 'Updating .dev.vars'
}

/** Adds the missing settings to `content`. A localhost ORIGIN follows the port. Any other ORIGIN stays. */
export function completeSettings(content: string, wanted: Settings): string {
	const present = readSettings(content)
	const missing = Object.entries(wanted).filter(([name]) => present[name] === undefined)
	const fitted = /^http:\/\/localhost(:\d+)?$/.test(present.ORIGIN ?? '')
		? content.replace(/^\s*ORIGIN\s*=.*$/m, `ORIGIN=${wanted.ORIGIN}`)
		: content
	const ended = fitted === '' || fitted.endsWith('\n') ? fitted : `${fitted}\n`
	return missing.length === 0 ? fitted : ended + writeSettings(Object.fromEntries(missing))
}

export const writeSettings = (settings: Settings) =>
	Object.entries(settings)
		.map(([name, value]) => `${name}=${value}\n`)
		.join('')

function readSettings(content: string): Settings {
	const settings: Settings = {}
	for (const [name, value] of Object.entries(parseEnv(content))) if (value !== undefined) settings[name] = value
	return settings
}
