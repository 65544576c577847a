import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { type BrowserContext, chromium } from '@playwright/test'
import { findBrowser } from '#scripts/assets/browser.ts'
import { builtWorker } from '#scripts/command/paths.ts'
import { signIn } from '#scripts/demo/sign-in.ts'
import { withServer } from './server/server.ts'

/** Measures the upload and the scripts of a first visit. */
export const sizes = () =>
	withServer(async ({ origin }) => {
		const scripts = await scriptKilobytes(origin)
		console.table({
			'Worker, KB compressed': { measured: workerKilobytes(), goal: 600 },
			'/Admin/ script, KB compressed': { measured: scripts.admin, goal: 250 },
			'/contact script, KB compressed': { measured: scripts.contact, goal: 145 },
			'/CareersApply script, KB compressed': { measured: scripts.apply, goal: 150 },
			'/Admin/Blogs/Add script, KB compressed': { measured: scripts.editor, goal: 400 },
		})
	})

const kilobytes = (bytes: number) => Math.round(bytes / 100) / 10

const compressed = (content: Uint8Array | string) => gzipSync(content, { level: 9 }).byteLength

/** Returns the compressed size of all modules of the Worker. */
function workerKilobytes(): number {
	const folder = dirname(builtWorker)
	const modules = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(js|wasm)$/.test(name))
	return kilobytes(modules.reduce((sum, name) => sum + compressed(readFileSync(join(folder, name))), 0))
}

type Scripts = { contact: number; apply: number; admin: number; editor: number }

/** Returns the compressed scripts of a first visit to the public forms, the back office's start page and its editor. */
async function scriptKilobytes(origin: string): Promise<Scripts> {
	const browser = await chromium.launch(findBrowser() ?? {})
	try {
		const visitor = await browser.newContext({ baseURL: origin })
		const contact = await scriptOf(visitor, `${origin}/contact`)
		const apply = await scriptOf(await browser.newContext(), origin + (await openJobPath(origin)))
		const member = await visitor.newPage()
		await signIn(member, 'admin')
		const storageState = await visitor.storageState()
		const asStaff = async (path: string) => scriptOf(await browser.newContext({ storageState }), origin + path)
		return { contact, apply, admin: await asStaff('/Admin/'), editor: await asStaff('/Admin/Blogs/Add') }
	} finally {
		await browser.close()
	}
}

/** Returns the page of an open job. */
export async function openJobPath(origin: string): Promise<string> {
	const list = await (await fetch(`${origin}/careers`)).text()
	const [path] = /\/CareersApply\/\d+/.exec(list) ?? []
	if (!path) throw new Error('No job is open')
	return path
}

async function scriptOf(context: BrowserContext, address: string): Promise<number> {
	const page = await context.newPage()
	const sizes: Promise<number>[] = []
	page.on('response', (response) => {
		if (response.request().resourceType() === 'script') sizes.push(response.body().then(compressed))
	})
	await page.goto(address, { waitUntil: 'networkidle' })
	const bytes = await Promise.all(sizes)
	return kilobytes(bytes.reduce((sum, size) => sum + size, 0))
}
