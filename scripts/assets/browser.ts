import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium, type LaunchOptions } from '@playwright/test'
import { execa } from 'execa'
import { detail, Refusal } from '../command/steps.ts'
import { runTool } from '../command/tools.ts'

/** `shell` is the headless shell of Chromium, which starts and renders faster. `full` is the whole browser. */
export type BrowserKind = 'shell' | 'full'

const namesOnPath: Record<BrowserKind, string[]> = {
	shell: ['chromium-headless-shell', 'chrome-headless-shell'],
	full: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
}
const otherPlaces: Record<BrowserKind, string[]> = {
	shell: [],
	full: ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'],
}

const isRoot = process.getuid?.() === 0

/**
 * Returns the launch options of the local browser: CHROMIUM_PATH, the download of Playwright, or the system's. The full
 * browser replaces a missing headless shell. Returns null without a browser.
 */
export function findBrowser(kind: BrowserKind = 'full'): LaunchOptions | null {
	const named = process.env.CHROMIUM_PATH
	if (named) {
		if (!existsSync(named)) throw new Refusal(`CHROMIUM_PATH names a browser that is not there: ${named}`)
		return { executablePath: named, args: browserArguments }
	}
	const found = findKind(kind)
	return found === null && kind === 'shell' ? findKind('full') : found
}

function findKind(kind: BrowserKind): LaunchOptions | null {
	if (existsSync(downloadOf(kind)))
		return { args: browserArguments, ...(kind === 'full' ? { channel: 'chromium' } : {}) }
	const folders = (process.env.PATH ?? '').split(delimiter)
	const places = [
		...namesOnPath[kind].flatMap((name) => folders.map((folder) => join(folder, name))),
		...otherPlaces[kind],
	]
	const executablePath = places.find(existsSync)
	return executablePath ? { executablePath, args: browserArguments } : null
}

/** Playwright keeps both kinds: `chromium-1255` and `chromium_headless_shell-1255`. */
function downloadOf(kind: BrowserKind): string {
	const full = chromium.executablePath()
	return kind === 'full' ? full : full.replace(/([\\/])chromium-(\d+)[\\/].*/, '$1chromium_headless_shell-$2')
}

/** Installs missing browsers with apt or Playwright. Throws a Refusal that says what to do. */
export async function requireBrowsers(): Promise<void> {
	if (hasBrowsers()) return
	detail('A browser is missing; installing it')
	if (isRoot && existsSync('/usr/bin/apt-get')) {
		await apt('update')
		await apt('install', '--yes', '--no-install-recommends', 'chromium', 'chromium-headless-shell')
	}
	if (!hasBrowsers()) {
		const withLibraries = isRoot && process.platform === 'linux' ? ['--with-deps'] : []
		const download = { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '15000' }
		await runTool('playwright', ['install', ...withLibraries, 'chromium'], { env: download })
	}
	if (await starts()) return
	throw new Refusal(
		'The end-to-end tests need Chromium or Chrome, and none could be installed. Install one, or name it: CHROMIUM_PATH=/path/to/chromium npm test',
	)
}

const hasBrowsers = () => process.env.CHROMIUM_PATH !== undefined || (findKind('shell') && findKind('full')) !== null

/** Chromium refuses to run as root in its sandbox. The other arguments turn off its own background work. */
const browserArguments = [
	...(isRoot ? ['--no-sandbox'] : []),
	'--disable-background-networking',
	'--disable-gpu',
	'--disable-quic',
	'--no-first-run',
]

async function starts(): Promise<boolean> {
	const found = findBrowser('shell')
	if (!found) return false
	try {
		await (await chromium.launch(found)).close()
		return true
	} catch {
		return false
	}
}

async function apt(...args: string[]): Promise<void> {
	const env = { DEBIAN_FRONTEND: 'noninteractive' }
	await execa('apt-get', args, { stdin: 'ignore', stdout: 'ignore', stderr: 'inherit', env, reject: false })
}
