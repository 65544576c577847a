import { rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { speculationRulesPath } from '#web/enhance/insert-speculation-rules.ts'
import { speculationRules } from '#web/document/speculation-rules.ts'
import { assetHeaders } from './asset-headers.ts'
import { markBuildCurrent } from './build-inputs.ts'
import { builtAssets, builtConfig } from '../command/paths.ts'
import { prerender } from './prerender.ts'
import { Refusal } from '../command/steps.ts'
import { askTool, runTool } from '../command/tools.ts'

/** Builds the pages and the Worker into `build/`. `quietly` shows the bundler's output only when it fails. */
export async function build({ quietly = false } = {}): Promise<void> {
	if (quietly) {
		const { ok, output, problem } = askTool('react-router', ['build'])
		if (!ok) throw new Refusal(`${output}${problem}\nThe build failed; what is wrong stands above.`)
	} else if ((await runTool('react-router', ['build'])) !== 0)
		throw new Refusal('The build failed; what is wrong stands above.')

	// The bundler lays a copy of the local secrets beside the Worker. Nothing here reads it, and it must never be uploaded.
	rmSync(join(dirname(builtConfig), '.dev.vars'), { force: true })
	writeFileSync(join(builtAssets, speculationRulesPath), speculationRules)
	writeFileSync(join(builtAssets, '_headers'), assetHeaders(await prerender()))
	markBuildCurrent()
}
