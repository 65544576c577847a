import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { prerenderedPages } from '#web/content/site-map.ts'
import { speculationRules } from '#web/document/speculation-rules.ts'
import { speculationRulesPath } from '#web/enhance/insert-speculation-rules.ts'
import { builtAssets, redirectedConfig } from '../command/paths.ts'
import { Refusal } from '../command/steps.ts'
import { askTool, runTool } from '../command/tools.ts'
import { assetHeaders } from './asset-headers.ts'
import { markBuildCurrent } from './build-inputs.ts'
import { placePages } from './place-pages.ts'
import { targetEnvironment } from './target-environment.ts'

const failure = 'The build failed. The error is above.'

/** Builds the pages and the Worker into `build/`. With `quietly`, the bundler's output appears only when it fails. */
export async function build({ quietly = false } = {}): Promise<void> {
	if (quietly) {
		const { ok, output, problem } = askTool('react-router', ['build'])
		if (!ok) throw new Refusal(`${output}${problem}\n${failure}`)
	} else if ((await runTool('react-router', ['build'])) !== 0) throw new Refusal(failure)

	rmSync(redirectedConfig, { force: true })
	const pages = placePages(prerenderedPages.map(({ path }) => path))
	writeFileSync(join(builtAssets, speculationRulesPath), speculationRules)
	writeFileSync(join(builtAssets, '_headers'), await assetHeaders(pages, targetEnvironment()))
	markBuildCurrent()
}
