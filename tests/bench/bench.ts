import { Refusal, run } from '#scripts/steps.ts'
import { blocking } from './blocking.ts'
import { growth } from './growth.ts'
import { lighthousePages } from './lighthouse.ts'
import { load } from './load.ts'
import { rendering } from './rendering.ts'
import { restore } from './restore.ts'
import { scale } from './scale.ts'
import { signIn } from './sign-in.ts'
import { sizes } from './sizes.ts'
import { staticFiles } from './static-files.ts'
import { uploads } from './uploads.ts'

const parts: Record<string, () => Promise<void>> = {
	load,
	static: staticFiles,
	uploads,
	growth,
	rendering,
	restore,
	lighthouse: lighthousePages,
	blocking,
	'sign-in': signIn,
	sizes,
	scale,
}

/** `npm run bench` measures everything; `npm run bench -- load growth` only these parts. */
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
