import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { pdfWorkerPath } from '#scripts/build/pdf-files.ts'
import { builtAssets } from '#scripts/command/paths.ts'

const scripts = readdirSync(join(builtAssets, 'assets')).filter((name) => name.endsWith('.js'))
const textOf = (name: string) => readFileSync(join(builtAssets, 'assets', name), 'utf8')
const folder = join(builtAssets, pdfWorkerPath, '..')

test('the worker that reads PDF files has its own policy, and beside it are CMaps, fonts, decoders and profiles with their licences', () => {
	const rule = readFileSync(join(builtAssets, '_headers'), 'utf8')
		.split('\n\n')
		.find((each) => each.startsWith(pdfWorkerPath))
	expect(rule).toContain('! Content-Security-Policy\n')
	expect(rule).toContain("connect-src 'self'")
	for (const name of [
		'worker.js',
		'cmaps/90ms-RKSJ-H.bcmap',
		'cmaps/LICENSE',
		'standard_fonts/FoxitSerif.pfb',
		'standard_fonts/LICENSE_FOXIT',
		'wasm/jbig2.wasm',
		'wasm/openjpeg.wasm',
		'wasm/openjpeg_nowasm_fallback.js',
		'iccs/CGATS001Compat-v2-micro.icc',
	])
		expect(existsSync(join(folder, name)), name).toBe(true)
})

test('the engine that runs the scripts of a PDF is not in the build', () => {
	expect(readdirSync(join(folder, 'wasm')).filter((name) => name.includes('quickjs-eval'))).toEqual([])
	expect(scripts.filter((name) => name.includes('sandbox'))).toEqual([])
})

test('pdfjs-dist is one script of at most 155 KB, which only the view of a CV and the forms of items load, and only when a PDF opens', () => {
	const withPdf = scripts.filter((name) => textOf(name).includes('getDocument') && textOf(name).length > 300_000)
	expect(withPdf).toEqual([expect.stringMatching(/^open-document-/)])
	const [name = ''] = withPdf
	expect(gzipSync(textOf(name)).length / 1000).toBeLessThanOrEqual(155)
	const isNeeded = new RegExp(`(?:from|import)\\s*["']\\./(?:${name}|open-pdf-)`)
	const users = scripts.filter((each) => textOf(each).includes(name) && !each.startsWith('manifest-'))
	expect(users.map((each) => each.replace(/-.{8}\.js$/, '')).sort()).toEqual(['cv-view', 'item-forms', 'open-pdf'])
	for (const each of users.filter((user) => !user.startsWith('open-pdf-'))) expect(textOf(each)).not.toMatch(isNeeded)
})

test('the view of a CV itself is small: at most 5 KB', () => {
	const [view = ''] = scripts.filter((name) => name.startsWith('cv-view-'))
	expect(gzipSync(textOf(view)).length / 1000).toBeLessThanOrEqual(5)
})

test('mammoth is loaded for a Word document only: neither the editor nor the view of a PDF has it', () => {
	const withMammoth = scripts.filter((name) => textOf(name).includes('w:txbxContent'))
	expect(withMammoth).toEqual([expect.stringMatching(/^word-/)])
	const users = scripts.filter((name) => new RegExp(`from\\s*["']\\./${withMammoth[0]}`).test(textOf(name)))
	expect(users.map((name) => name.replace(/-.{8}\.js$/, '')).sort()).toEqual(['insert-document', 'open-word'])
})
