import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { z } from 'zod/mini'
import { builtAssets } from '#scripts/command/paths.ts'
import { builtFile } from '#tests/support/pages/built-pages.ts'

const address = z.optional(z.string())
const route = z.object({
	parentId: address,
	module: z.string(),
	clientLoaderModule: address,
	hydrateFallbackModule: address,
	imports: z.array(z.string()),
})
const manifest = z.object({
	entry: z.object({ module: z.string(), imports: z.array(z.string()) }),
	routes: z.record(z.string(), route),
})

const scripts = readdirSync(join(builtAssets, 'assets')).filter((name) => name.endsWith('.js'))
const textOf = (name: string) => builtFile(`assets/${name}`).toString()

/** What the router knows of the scripts of each page. */
function builtManifest() {
	const [, json = ''] = /(\{.*\})/s.exec(textOf(scripts.find((name) => name.startsWith('manifest-')) ?? '')) ?? []
	return manifest.parse(JSON.parse(json))
}

/** A script with all that it imports before it runs. */
function withImports(names: readonly string[]): ReadonlySet<string> {
	const all = new Set(names)
	for (const name of all)
		for (const [, imported = ''] of textOf(name).matchAll(/(?:from|import)\s*["']\.\/([^"']+\.js)["']/g))
			all.add(imported)
	return all
}

/** The scripts of a page of the back office. */
function scriptsOf(id: string): ReadonlySet<string> {
	const { entry, routes } = builtManifest()
	const page = routes[id]
	const own = [page?.module, ...(page?.imports ?? []), page?.clientLoaderModule, page?.hydrateFallbackModule]
	const above = page?.parentId === undefined ? [entry.module, ...entry.imports] : [...scriptsOf(page.parentId)]
	return withImports(
		[...above, ...own].filter((found) => found !== undefined).map((found) => found.replace('/assets/', '')),
	)
}

const kilobytes = (names: ReadonlySet<string>) =>
	[...names].reduce((sum, name) => sum + gzipSync(builtFile(`assets/${name}`)).length, 0) / 1000

/** How many scripts a page of the back office may need, and their size in KB. */
function limitsOf(id: string): { count: number; size: number } {
	// The choice of an author is a script that the form of a blog shares with the search.
	if (/blogs\/(add|edit)/.test(id)) return { count: 26, size: 339 }
	if (/form|history/.test(id)) return { count: 25, size: 337 }
	// A desk is a list and a conversation; that of enquiries has a script that its report shares.
	if (/enquiries|applications/.test(id)) return { count: 26, size: 293 }
	return { count: 25, size: 285 }
}

test('A page of the back office needs at most 25 scripts of 285 KB, a desk 26 of 293 KB, a form 337 KB, a blog 26 of 339 KB', () => {
	const pages = Object.keys(builtManifest().routes).filter((id) => id.startsWith('admin/') && !id.includes('sign-in'))
	expect(pages.length).toBeGreaterThan(20)
	for (const id of pages) {
		const needed = scriptsOf(id)
		expect(needed.size, id).toBeLessThanOrEqual(limitsOf(id).count)
		expect(kilobytes(needed), id).toBeLessThanOrEqual(limitsOf(id).size)
	}
})

test('Enhancers of documents load no React', () => {
	const enhancers = readdirSync('web/enhance', { recursive: true, encoding: 'utf8' })
		.map((name) => basename(name, '.ts'))
		.filter((name) => name !== 'island')
	const own = scripts.filter((name) => enhancers.some((enhancer) => name.replace(/-.{8}\.js$/, '') === enhancer))
	expect(own.length).toBeGreaterThan(10)
	expect([...withImports(own)].filter((name) => name.startsWith('react-'))).toEqual([])
})

test.each([
	'enquiry-island',
	'application-island',
	'offices',
	'office-map',
	'send-enquiry',
	'send-application',
	'toast-list',
	'recognise',
	'login-island',
	'forgot-password',
])("%s, a script of a document, needs neither the router nor the back office's rooms", (visitors) => {
	const own = scripts.filter((name) => name.startsWith(`${visitors}-`))
	expect(own).not.toEqual([])
	// A constant of the site's texts, like an address, may stand in a file of its own.
	const rooms = /^(framework|frame|items|lists|item-forms|editor|site)-/
	expect([...withImports(own)].filter((name) => rooms.test(name) && textOf(name).length > 1_000)).toEqual([])
})
