/** Checks editorial rules in the built pages and the PDFs: repeated sentences, short pages, outdated dates and sizes. */
import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { readPdf } from '#tests/support/files/pdf.ts'
import { builtPage } from '#tests/support/pages/built-pages.ts'
import { repeated } from '#tests/support/pages/sentences.ts'
import { textsOf } from '#tests/support/pages/served-page.ts'
import sizes from '#web/content/documents.json' with { type: 'json' }
import dates from '#web/content/page-dates.json' with { type: 'json' }
import { pages } from '#web/content/pages.ts'
import { products } from '#web/content/products/all.ts'
import { prerenderedPages } from '#web/content/site-map.ts'
import { mainText } from './assets/main-text.ts'
import { isBuildCurrent } from './build/build-inputs.ts'
import { root } from './command/paths.ts'
import { Refusal, run } from './command/steps.ts'

const fewestWords = 500
const fewestCharacters = 300

const pdfFolder = join(root, 'web/static/documents')

await run(async () => {
	if (!isBuildCurrent()) throw new Refusal('The build is older than its sources. Run npm run build first.')
	const faults = [...pageFaults(), ...dateFaults(), ...(await pdfFaults())]
	for (const fault of faults) console.error(fault)
	console.log(`${prerenderedPages.length} pages and ${Object.keys(sizes).length} PDFs: ${faults.length} faults`)
	return faults.length === 0 ? 0 : 1
})

function pageFaults(): string[] {
	const texts = new Map<string, string[]>(prerenderedPages.map(({ path }) => [path, textsOf(builtPage(path))]))
	const lengths = products.map(({ path }) => ({ path, words: (texts.get(path) ?? []).join(' ').split(' ').length }))
	// Calls of a kind share fields and answers.
	for (const { path } of [pages.developers, pages.backOfficeApi]) texts.delete(path)
	return [
		...repeated(texts).map((place) => `A sentence appears twice: ${place}`),
		...lengths
			.filter(({ words }) => words < fewestWords)
			.map(({ path, words }) => `${path} has ${words} words of its own, fewer than ${fewestWords}`),
	]
}

function dateFaults(): string[] {
	const known: Record<string, { hash: string } | undefined> = dates
	const paths: string[] = prerenderedPages.map(({ path }) => path)
	const faults = Object.keys(known)
		.filter((path) => !paths.includes(path))
		.map((path) => `${path} has a date, but is no page. Run npm run dates`)
	for (const path of paths) {
		const text = mainText(builtPage(path).html)
		if (text.length <= fewestCharacters) faults.push(`${path} says next to nothing: ${text.length} characters`)
		if (createHash('sha256').update(text).digest('hex') !== known[path]?.hash)
			faults.push(`${path} reads differently since its date. Run npm run dates`)
	}
	return faults
}

async function pdfFaults(): Promise<string[]> {
	const stated: Record<string, { bytes: number; pages: number } | undefined> = sizes
	const files = readdirSync(pdfFolder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.pdf'))
	const names = files.map((file) => file.slice(file.indexOf('/') + 1))
	const texts = new Map<string, string[]>()
	const faults = Object.keys(stated)
		.filter((name) => !names.includes(name))
		.map((name) => `${name} has a size, but is no file. Run npm run documents`)
	for (const [index, file] of files.entries()) {
		const pdf = await readPdf(join(pdfFolder, file))
		const size = stated[names[index] ?? '']
		if (size?.bytes !== pdf.bytes || size.pages !== pdf.pages)
			faults.push(`${file} has ${pdf.bytes} bytes on ${pdf.pages} pages, not as stated. Run npm run documents`)
		texts.set(file, pdf.texts)
	}
	return [...faults, ...repeated(texts).map((place) => `A sentence appears twice: ${place}`)]
}
