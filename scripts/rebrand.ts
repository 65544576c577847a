import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { brand } from '#web/content/brand.ts'
import type { Brand } from '#web/content/brand-schema.ts'
import { findBrowser } from './assets/browser.ts'
import { isBuildCurrent } from './build/build-inputs.ts'
import { build } from './build/build-steps.ts'
import { buildFolder, root, wranglerConfig } from './command/paths.ts'
import { detail, Refusal, run, step } from './command/steps.ts'
import { answersFrom, answersOnTerminal, formatAnswers } from './rebrand/answers.ts'
import { writeBrand } from './rebrand/brand-file.ts'
import { renamed } from './rebrand/company-names.ts'
import { filesWithNames } from './rebrand/files-with-names.ts'
import { newBrand } from './rebrand/new-brand.ts'
import { committedBrand } from './rebrand/old-brand.ts'
import { nameFinder, oldNames } from './rebrand/old-names.ts'
import { regenerate } from './rebrand/regenerate.ts'
import { renamedPackage, renamedSettings } from './rebrand/settings.ts'
import { listedTexts } from './rebrand/texts-to-write.ts'
import { missingEncoder } from './videos/encoder.ts'

/**
 * `npm run rebrand`: makes the site that of another company. It asks on the terminal, or reads answers with `-- --from
 * alder.json`. In the end it lists the built files that name the old company, and exits with 1 if there are any. Then it
 * lists the texts that only the company can write. `-- --check` only lists them; `--old "Nilavu"` gives names to look for.
 */
await run(async () => {
	const { values } = parseArgs({
		options: { from: { type: 'string' }, check: { type: 'boolean' }, old: { type: 'string', multiple: true } },
	})
	const committed = await committedBrand()
	if (values.check) {
		if (!isBuildCurrent()) await build({ quietly: true })
		return listRemains(values.old ?? (committed ? oldNames(committed, brand) : []))
	}
	if (!findBrowser()) throw new Refusal('This needs Chromium: install it, or name it by CHROMIUM_PATH.')
	const next = withPossibleFilms(
		newBrand(brand, values.from ? answersFrom(values.from) : await answersOnTerminal(brand)),
	)
	if (values.from) formatAnswers(values.from)
	step(`Naming the company ${next.name}`)
	writeBrand(next)
	rewrite(wranglerConfig, (text) => renamedSettings(text, next))
	detail(
		'A site that is deployed already keeps its old names of Worker, database, buckets and queue: put them back into wrangler.toml',
	)
	for (const file of ['package.json', 'package-lock.json'])
		rewrite(join(root, file), (text) => renamedPackage(text, next))
	rewrite(join(root, 'README.md'), (text) => renamed(text, brand, next))
	await regenerate()
	const names = [committed, brand].flatMap((old) => (old ? oldNames(old, next) : []))
	const exitCode = await listRemains([...new Set([...names, ...(values.old ?? [])])])
	sayWhatToWrite(next)
	return exitCode
})

function sayWhatToWrite(next: Brand): void {
	step('These texts describe an invented company. Only you can write them; the legal ones first')
	for (const text of listedTexts(next)) detail(text)
	detail('npm run deploy refuses while the legal texts are those of the repository')
}

/** Films show the name. Without an encoder the old ones must go. */
function withPossibleFilms(next: Brand): Brand {
	const missing = next.switchedOff.includes('films') ? null : missingEncoder()
	if (missing === null) return next
	detail(
		`The site will have no films. ${missing} Then take "films" out of switchedOff in the brand, and run npm run videos.`,
	)
	return { ...next, switchedOff: [...next.switchedOff, 'films'] }
}

function rewrite(path: string, change: (text: string) => string): void {
	writeFileSync(path, change(readFileSync(path, 'utf8')))
}

async function listRemains(names: readonly string[]): Promise<number> {
	if (names.length === 0)
		throw new Refusal('The last commit has the same company. Give its old names: --old "Nilavu" --old "nilavu.example"')
	step(`Looking for ${names.join(', ')} in the build`)
	const remains = await filesWithNames(buildFolder, nameFinder(names))
	for (const { path, name } of remains) console.error(`     ${name}: build/${path}`)
	detail(
		remains.length === 0 ? 'No built file names the old company.' : `${remains.length} files name the old company.`,
	)
	return remains.length === 0 ? 0 : 1
}
