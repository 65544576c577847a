/** Writes the date on which the text of each page last changed, for the sitemap. A page with a new text gets today. */
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { prerenderedPages } from '#web/content/site-map.ts'
import { mainText } from './assets/main-text.ts'
import { build } from './build/build-steps.ts'
import { builtAssets, root } from './command/paths.ts'
import { detail, run, step } from './command/steps.ts'

type Dates = Record<string, { hash: string; changed: string }>

const file = join(root, 'web/content/page-dates.json')

await run(async () => {
	await build({ quietly: true })
	const known: Dates = JSON.parse(readFileSync(file, 'utf8'))
	const today = new Date().toISOString().slice(0, 10)
	const dates: Dates = {}
	step('Comparing the pages with their dates')
	for (const { path } of prerenderedPages) {
		const html = readFileSync(join(builtAssets, path === '/' ? 'index.html' : `${path}.html`), 'utf8')
		const hash = createHash('sha256').update(mainText(html)).digest('hex')
		const before = known[path]
		dates[path] = before?.hash === hash ? before : { hash, changed: today }
		if (dates[path] !== before) detail(path)
	}
	writeFileSync(file, `${JSON.stringify(dates, null, '\t')}\n`)
	return 0
})
