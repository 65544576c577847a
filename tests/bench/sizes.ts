import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { chromium } from '@playwright/test'
import { findBrowser } from '#scripts/browser.ts'
import { demoPassword } from '#scripts/demo/accounts.ts'
import { builtConfig } from '#scripts/paths.ts'

const kilobytes = (bytes: number) => Math.round(bytes / 100) / 10

const compressed = (content: Uint8Array | string) => gzipSync(content, { level: 9 }).byteLength

/** The Worker as it is uploaded: every module, compressed. */
export function workerKilobytes(): number {
	const folder = dirname(builtConfig)
	const modules = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(js|wasm)$/.test(name))
	return kilobytes(modules.reduce((sum, name) => sum + compressed(readFileSync(join(folder, name))), 0))
}

/** Compressed script that a browser with an empty cache loads for the contact page, and for the start page of the back office. */
export async function scriptKilobytes(origin: string): Promise<{ contact: number; admin: number }> {
	const browser = await chromium.launch(await findBrowser())
	try {
		const page = await browser.newPage()
		let bytes = 0
		page.on('response', async (response) => {
			if (response.request().resourceType() === 'script') bytes += compressed(await response.body())
		})
		await page.goto(`${origin}/contact`, { waitUntil: 'networkidle' })
		const contact = kilobytes(bytes)
		await page.goto(`${origin}/Login`)
		await page.getByLabel('User name', { exact: false }).fill('admin')
		await page.getByLabel('Password', { exact: true }).fill(demoPassword)
		await page.getByRole('button', { name: 'Login' }).click()
		await page.waitForURL(/\/Admin/)
		const session = await page.context().storageState()
		await page.close()
		const fresh = await browser.newContext({ storageState: session })
		const start = await fresh.newPage()
		bytes = 0
		start.on('response', async (response) => {
			if (response.request().resourceType() === 'script') bytes += compressed(await response.body())
		})
		await start.goto(`${origin}/Admin/`, { waitUntil: 'networkidle' })
		return { contact, admin: kilobytes(bytes) }
	} finally {
		await browser.close()
	}
}
