import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium, type LaunchOptions } from '@playwright/test'
import { detail, Refusal } from './steps.ts'
import { runTool } from './tools.ts'

const namesOnPath = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const otherPlaces = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome']

const isRoot = process.getuid?.() === 0

/** How Playwright starts the browser of this machine: what CHROMIUM_PATH names, its own download, or the system's. Null: there is none. */
export function findBrowser(): LaunchOptions | null {
	const named = process.env.CHROMIUM_PATH
	if (named) {
		if (!existsSync(named)) throw new Refusal(`CHROMIUM_PATH names a browser that is not there: ${named}`)
		return { executablePath: named, args: browserArguments }
	}
	if (existsSync(chromium.executablePath())) return { args: browserArguments }
	const folders = (process.env.PATH ?? '').split(delimiter)
	const places = [...namesOnPath.flatMap((name) => folders.map((folder) => join(folder, name))), ...otherPlaces]
	const executablePath = places.find(existsSync)
	return executablePath ? { executablePath, args: browserArguments } : null
}

/** Makes sure that a browser is there and starts: Playwright's download, else Debian's package; else says what to do. */
export async function requireBrowser(): Promise<void> {
	if (findBrowser()) return
	detail('No browser found; installing one')
	const withLibraries = isRoot && process.platform === 'linux' ? ['--with-deps'] : []
	const download = { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '15000' }
	await runTool('playwright', ['install', ...withLibraries, 'chromium'], { env: download })
	if (await starts()) return
	if (isRoot && existsSync('/usr/bin/apt-get')) {
		apt('update')
		apt('install', '-y', '--no-install-recommends', 'chromium')
	}
	if (await starts()) return
	throw new Refusal(
		'The end-to-end tests need Chromium or Chrome, and none could be installed. Install one, or name it: CHROMIUM_PATH=/path/to/chromium npm test',
	)
}

/** Root may not use the sandbox; the rest keeps the browser from doing anything but the test. */
const browserArguments = [
	...(isRoot ? ['--no-sandbox'] : []),
	'--disable-background-networking',
	'--disable-gpu',
	'--disable-quic',
	'--no-first-run',
]

async function starts(): Promise<boolean> {
	const found = findBrowser()
	if (!found) return false
	try {
		await (await chromium.launch(found)).close()
		return true
	} catch {
		return false
	}
}

const apt = (...args: string[]) =>
	spawnSync('apt-get', args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
