import { Refusal, run } from '#scripts/command/steps.ts'
import { lighthousePages } from './browser/lighthouse.ts'
import { openings } from './browser/openings.ts'
import { desk } from './growth/desk.ts'
import { filled } from './growth/filled.ts'
import { growth } from './growth/growth.ts'
import { scale } from './growth/scale.ts'
import { searching } from './growth/searching.ts'
import { siteSearching } from './growth/site-searching.ts'
import { load } from './load.ts'
import { rendering } from './rendering.ts'
import { restore } from './restore.ts'
import { signIn } from './sign-in.ts'
import { sizes } from './sizes.ts'
import { uploads } from './uploads.ts'

const parts: Record<string, () => Promise<void>> = {
	load,
	uploads,
	growth,
	filled,
	rendering,
	restore,
	lighthouse: lighthousePages,
	openings,
	'sign-in': signIn,
	sizes,
	scale,
	searching,
	'site-searching': siteSearching,
	desk,
}

/** `npm run bench` measures everything. `npm run bench -- load growth` measures these parts only. */
await run(async () => {
	const names = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(parts)
	for (const name of names) {
		const part = parts[name]
		if (!part) throw new Refusal(`There is no "${name}" to measure, only ${Object.keys(parts).join(', ')}.`)
	}
	for (const name of names) {
		const start = performance.now()
		console.log(`\n== ${name}`)
		await parts[name]?.()
		console.log(`${name} took ${Math.round((performance.now() - start) / 1000)} s`)
	}
	return 0
})
