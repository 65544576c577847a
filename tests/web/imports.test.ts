import { readdirSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { expect, test } from 'vitest'

type Import = { from: string; to: string; typeOnly: boolean }

const sources = ['worker', 'web', 'scripts', 'tests'].flatMap((folder) =>
	readdirSync(folder, { recursive: true, encoding: 'utf8' })
		.filter((name) => /\.tsx?$/.test(name))
		.map((name) => ({ file: posix.join(folder, name), text: readFileSync(posix.join(folder, name), 'utf8') })),
)

const statement = /^(?:import|export)\s+(type\s)?(?:[^'";]*?\sfrom\s+)?'([^']+)'|\bimport\('([^']+)'\)/gm

/** A module's path from the root. A package keeps its name. */
function resolve(from: string, specifier: string): string {
	const aliases: Record<string, string> = {
		'#contracts': 'worker/contracts',
		'#worker': 'worker',
		'#web': 'web',
		'#scripts': 'scripts',
		'#tests': 'tests',
	}
	const [alias = '', ...rest] = specifier.split('/')
	if (aliases[alias]) return posix.join(aliases[alias], ...rest)
	return specifier.startsWith('.') ? posix.join(posix.dirname(from), specifier) : specifier
}

const imports: Import[] = sources.flatMap(({ file, text }) =>
	[...text.matchAll(statement)].map(([, type, specifier, dynamic]) => ({
		from: file,
		to: resolve(file, specifier ?? dynamic ?? ''),
		typeOnly: type !== undefined,
	})),
)

const asText = (found: Import[]) => found.map(({ from, to }) => `${from} -> ${to}`)

const inFolder = (folder: string) => (each: { from: string }) => each.from.startsWith(`${folder}/`)

const files = (pattern: RegExp) => sources.filter(({ text }) => pattern.test(text)).map(({ file }) => file)

test('the imports are read: every alias and every kind', () => {
	expect(asText(imports)).toEqual(
		expect.arrayContaining([
			'worker/index.ts -> worker/api.ts',
			'worker/http/errors.ts -> worker/contracts/shared/error-catalogue.ts',
			'web/site/contact/page.tsx -> worker/features/enquiries/departments.ts',
			'web/entry.client.ts -> web/hydrate.tsx',
		]),
	)
	expect(imports.filter(({ typeOnly }) => typeOnly).length).toBeGreaterThan(30)
})

/** Layers from bottom to top. A file imports from its own layer and from lower ones. */
const layers = [
	/^worker\/contracts\//,
	/^worker\/(http|data|crypto|files|cache|mail|set-up|visitors)\//,
	/^worker\/editing\//,
	/^worker\/publishing\//,
	/^worker\/desks\//,
	/^worker\/features\//,
	/^worker\/(jobs|openapi)\//,
	/^worker\/(api|dev-mail)\.ts/,
	/^worker\/(index|pages|static-files)\.ts/,
]
const layerOf = (file: string) => layers.findIndex((layer) => layer.test(file))

/** Plain values that both sides may name the company by. */
const brandFile = 'web/content/brand.ts'

test('in the Worker imports flow one way', () => {
	const inWorker = imports.filter(inFolder('worker'))
	expect(inWorker.filter(({ from }) => layerOf(from) === -1)).toEqual([])
	const upwards = inWorker.filter(({ from, to }) => /^(worker|web)\//.test(to) && !(layerOf(to) <= layerOf(from)))
	expect(asText(upwards)).toEqual([])
	expect(asText(inWorker.filter(({ to }) => to.startsWith('web/') && to !== brandFile))).toEqual([])
})

test('desks are described: what they share names none of them', () => {
	const shared = sources.filter(({ file }) => /^(worker\/(contracts\/)?|web\/admin\/)desks\//.test(file))
	expect(shared.length).toBeGreaterThan(80)
	expect(shared.filter(({ text }) => /enquir/i.test(text)).map(({ file }) => file)).toEqual([])
})

test('only the list of products imports one, so that a product is a file and a line', () => {
	const list = 'web/content/products/all.ts'
	const products = imports.filter(
		({ from, to, typeOnly }) => from === list && !typeOnly && to.startsWith('web/content/products/'),
	)
	expect(products.length).toBeGreaterThan(0)
	const others = imports.filter(({ from, to }) => from !== list && products.some((product) => product.to === to))
	expect(asText(others)).toEqual([])
})

const importsOf = Map.groupBy(imports, ({ from }) => from)
const importedBy = (file: string) => (importsOf.get(file) ?? []).map(({ to }) => to)

/** All direct and indirect imports of these files, including types. */
function reachedFrom(...starts: readonly string[]): Set<string> {
	const reached = new Set(starts.flatMap(importedBy))
	for (const file of reached) for (const to of importedBy(file)) reached.add(to)
	return reached
}

test('no file imports itself through others', () => {
	const inCircles = sources.map(({ file }) => file).filter((file) => reachedFrom(file).has(file))
	expect(inCircles).toEqual([])
})

test('contracts import zod, time zones, the brand and each other, nothing else', () => {
	const others = imports
		.filter(inFolder('worker/contracts'))
		.filter(({ to }) => !/^(zod\/mini$|@date-fns\/tz$|worker\/contracts\/)/.test(to) && to !== brandFile)
	expect(asText(others)).toEqual([])
})

/** Features that may import the tables of another one. */
const tableImports = [
	'applications -> careers', // for the foreign key, and for a list that reads the job of each row in one query
]

/** Compares the names of all tables with those of the database, and reads no row. */
const namesAllTables = 'worker/features/health/schema.ts'

test("a feature reads another's rows by a named function, not by its tables", () => {
	const feature = (file: string) => file.split('/')[2]
	const found = imports
		.filter(inFolder('worker/features'))
		.filter(({ from }) => from !== namesAllTables)
		.filter(({ from, to }) => /^worker\/features\/.*\.table\.ts$/.test(to) && feature(from) !== feature(to))
		.map(({ from, to }) => `${feature(from)} -> ${feature(to)}`)
	expect([...new Set(found)].sort()).toEqual(tableImports)
})

test('features call each other in one direction', () => {
	const feature = (file: string) => /^worker\/features\/([^/]+)\/(?!.*\.table\.ts$)/.exec(file)?.[1]
	const calls = new Map<string, Set<string>>()
	for (const { from, to } of imports) {
		const [caller, called] = [feature(from), feature(to)]
		if (caller && called && caller !== called) calls.set(caller, (calls.get(caller) ?? new Set()).add(called))
	}
	const inCircles = [...calls].filter(([start, called]) => {
		const reached = new Set(called)
		for (const each of reached) for (const next of calls.get(each) ?? []) reached.add(next)
		return reached.has(start)
	})
	expect(inCircles.map(([name]) => name)).toEqual([])
})

const listOfKinds = 'worker/features/item-kinds.ts'
const featuresOfKinds = importedBy(listOfKinds)
	.filter((file) => file.startsWith('worker/features/'))
	.map((file) => posix.dirname(file))

test("drafts, history and trash reach a kind's folder by the list of kinds alone", () => {
	expect(featuresOfKinds.length).toBeGreaterThan(5)
	const others = imports
		.filter(inFolder('worker/features/items'))
		.filter(({ to }) => featuresOfKinds.some((folder) => to.startsWith(`${folder}/`)))
	expect(asText(others), `import ${listOfKinds} instead`).toEqual([])
})

/** Worker modules that server loaders may import, besides the queries of features. */
const forServerSide = [
	'worker/api.ts', // for its routes, which the reference shows
	'worker/openapi/document.ts',
	'worker/http/built-for.ts',
	'worker/http/request-context.ts',
	'worker/features/auth/password-reset.ts',
	'worker/features/enquiries/departments.ts',
	'worker/http/errors.ts',
	'worker/http/log.ts',
	'worker/files/media-address.ts',
	'worker/http/prefers-page.ts',
	'worker/http/security-headers.ts',
	'worker/publishing/rich-text.ts',
	'worker/publishing/shown-values.ts',
]

/** Server modules without a loader of their own. */
const besideLoaders = ['web/entry.server.tsx', 'web/site/publishing/preview.ts']

/** Worker modules that check a file in the browser. They import nothing else of the Worker. */
const judgingFiles = [
	'worker/files/recognise/judge-document.ts',
	'worker/files/recognise/judge-file.ts',
	'worker/files/recognise/is-moving.ts',
]

const valuesOfWorker = imports.filter(
	({ from, to, typeOnly }) =>
		from.startsWith('web/') && /^worker\/(?!contracts\/)/.test(to) && !typeOnly && !judgingFiles.includes(to),
)

test('what judges files runs in a browser too: it imports no more than contracts and the package that unpacks archives', () => {
	const others = [...reachedFrom(...judgingFiles)].filter(
		(file) => !/^worker\/(contracts\/|files\/recognise\/)/.test(file),
	)
	expect(others.sort()).toEqual(['fflate', 'zod/mini'])
})

test('pages take queries, the context, the log and the kinds of errors from the Worker, and nothing else but contracts', () => {
	const others = valuesOfWorker.filter(({ to }) => !/\.queries\.ts$/.test(to) && !forServerSide.includes(to))
	expect(asText(others)).toEqual([])
})

test('only what runs on the server does: a module with a loader, or the server entry', () => {
	const withLoader = files(/^export (async function|function|const) loader\b/m)
	const elsewhere = valuesOfWorker.filter(({ from }) => !besideLoaders.includes(from) && !withLoader.includes(from))
	expect(asText(elsewhere)).toEqual([])
})

test('endpoints are imported by the web side for their types alone', () => {
	const endpoints = imports.filter(({ from, to }) => from.startsWith('web/') && /\.(staff|public)\.ts$/.test(to))
	expect(endpoints.length).toBeGreaterThan(0)
	expect(asText(endpoints.filter(({ typeOnly }) => !typeOnly))).toEqual([])
})

test('the parts that both sides of the site share know neither of them, but the brand', () => {
	const product = imports
		.filter(inFolder('web/ui'))
		.filter(({ to }) => /^(web\/(?!ui\/|content\/brand\.ts)|worker\/(?!contracts\/))/.test(to))
	expect(asText(product)).toEqual([])
})

test('content is data: it knows no page', () => {
	const pages = imports.filter(inFolder('web/content')).filter(({ to }) => /^web\/(site|admin)\//.test(to))
	expect(asText(pages)).toEqual([])
})

test('what crops and shows pictures knows no field: fields for files import it', () => {
	const fields = imports
		.filter(inFolder('web/admin/pictures'))
		.filter(({ to }) => to.startsWith('web/admin/file-fields/'))
	expect(asText(fields)).toEqual([])
})

const listOfDescriptions = 'web/admin/item-descriptions.ts'
const foldersOfKinds = importedBy(listOfDescriptions)
	.filter((file) => /-descriptions?\.ts$/.test(file) && !file.startsWith('web/admin/items/'))
	.map((file) => posix.dirname(file))
const folderOfKind = (file: string) => foldersOfKinds.find((folder) => file.startsWith(`${folder}/`))

/** Flyers and whitepapers are documents. Their folders hold only the pages. */
const pagesOfDocuments = ['web/admin/flyers/', 'web/admin/whitepapers/']

test("in the back office only the list of descriptions imports from a kind's folder, besides the kind itself", () => {
	expect(foldersOfKinds.length).toBeGreaterThan(5)
	const others = imports
		.filter(inFolder('web'))
		.filter(({ from, to }) => folderOfKind(to) && folderOfKind(to) !== folderOfKind(from))
		.filter(({ from }) => from !== listOfDescriptions)
		.filter(({ from }) => !pagesOfDocuments.some((folder) => from.startsWith(folder)))
	expect(asText(others)).toEqual([])
})

test('a page of one kind of item imports the description of its kind, not the list', () => {
	const ofAll = imports.filter(({ from, to }) => folderOfKind(from) && to === listOfDescriptions)
	expect(asText(ofAll)).toEqual([])
})

const sharedRooms = ['web/admin/acts/', 'web/admin/forms/', 'web/admin/lists/']
const itemRooms = ['web/admin/items/', 'web/admin/publishing/']
const kinds = [...foldersOfKinds.map((folder) => `${folder}/`), ...pagesOfDocuments, listOfDescriptions]
const desks = ['web/admin/applications/', 'web/admin/enquiries/']
const deskRooms = ['web/admin/desks/']

test.each([
	[
		'acts, forms and lists know no item, no kind and no desk',
		sharedRooms,
		[...itemRooms, ...kinds, ...deskRooms, ...desks],
	],
	['items know nothing of publishing, which builds on them', ['web/admin/items/'], ['web/admin/publishing/']],
	['desks know no item', desks, itemRooms],
	['what desks share knows no item, no kind and no desk', deskRooms, [...itemRooms, ...kinds, ...desks]],
])('in the back office %s', (_, rooms, unknown) => {
	const found = rooms.map((room) => imports.filter(({ from }) => from.startsWith(room)))
	expect(found.map(({ length }) => length)).not.toContain(0)
	expect(asText(found.flat().filter(({ to }) => unknown.some((place) => to.startsWith(place))))).toEqual([])
})

/** Rooms of the back office that desks build on, besides files at its root. */
const belowDesks =
	/^web\/admin\/((acts|desks|forms|frame|lists|search|session)\/|schedule\/own-time\.ts$|rich-text\/html\/clean-by-contract\.ts$|[^/]+$)/

test('what desks share imports no feature: a desk gives it words, rows and calls', () => {
	const inDesks = imports.filter(inFolder('web/admin/desks'))
	const ofOtherRooms = inDesks.filter(({ to }) => to.startsWith('web/admin/') && !belowDesks.test(to))
	const ofTheWorker = inDesks.filter(
		({ to }) => to.startsWith('worker/') && !/^worker\/(contracts\/(desks|operations|shared)|desks)\//.test(to),
	)
	expect(asText([...ofOtherRooms, ...ofTheWorker])).toEqual([])
	expect(asText(inDesks.filter(({ to }) => to === 'web/admin/staff-api.ts'))).toEqual([])
})

test.each<[string, RegExp, string[]]>([
	[
		'HTML that is not escaped',
		/dangerouslySetInnerHTML|\.(inner|outer)HTML\b|insertAdjacentHTML|document\.write/,
		// The merge reads the HTML of its blocks and writes none into the page. The later drawings are a file of the build.
		['web/site/publishing/safe-html.tsx', 'web/admin/items/merge/blocks.ts', 'web/enhance/later-drawings.ts'],
	],
	// Counting names the tables of a list.
	['SQL that is put together from text', /sql\.raw|sql\.identifier/, ['worker/data/row-counts.ts']],
	['code that is made from text', /\beval\(|new Function\(/, []],
	['style attributes, which the policy of the pages blocks', /\sstyle=\{/, []],
	['types that are looked away from', /@ts-(ignore|nocheck)/, []],
])('nowhere is there %s', (_, pattern, exceptions) => {
	const found = files(pattern).filter((file) => !file.startsWith('tests/'))
	expect(found.sort()).toEqual(exceptions.toSorted())
})

test('the Worker fetches two addresses: those of the bot check and of the alert webhook', () => {
	const fetching = files(/(await|return|=|=>|\(|void)\s*fetch\(/).filter((file) => file.startsWith('worker/'))
	expect(fetching.sort()).toEqual(['worker/features/health/alert-on-change.ts', 'worker/visitors/bot-check.ts'])
})

test('the Worker keeps no promise between requests: one that awaits it may go on in the name of another', () => {
	const kept = files(/^(let|const) (?!.*=>).*\bPromise</m).filter((file) => file.startsWith('worker/'))
	expect(kept).toEqual([])
})

test('no file and no folder is a drawer for odds and ends', () => {
	const drawers = sources.filter(({ file }) => /(^|\/)(utils?|helpers?|misc|common|lib)([./]|$)/i.test(file))
	expect(drawers.map(({ file }) => file)).toEqual([])
})

test('a session opens by a password, by the first password of an invitation and by a passkey, and nowhere else', () => {
	const callersOf = (file: string) =>
		imports.filter(({ from, to }) => from.startsWith('worker/') && to === file).map(({ from }) => from)
	expect(callersOf('worker/features/auth/open-session.ts').sort()).toEqual([
		'worker/features/auth/password-reset.ts',
		'worker/features/auth/second-factor/passkey-sign-in.ts',
		'worker/features/auth/sign-in.ts',
	])
	const making = sources.filter(({ file, text }) => file.startsWith('worker/') && text.includes('newSession('))
	expect(making.map(({ file }) => file).sort()).toEqual([
		'worker/features/auth/open-session.ts',
		'worker/features/auth/sessions.ts',
	])
})
