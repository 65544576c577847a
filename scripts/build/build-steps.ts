import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { builtIndexPath } from '#contracts/search/built-index.ts'
import { prerenderedPages } from '#web/content/site-map.ts'
import { speculationRules } from '#web/document/speculation-rules.ts'
import { speculationRulesPath } from '#web/enhance/insert-speculation-rules.ts'
import { whenInterrupted } from '../command/interrupt.ts'
import { buildFolder, builtAssets, redirectedConfig } from '../command/paths.ts'
import { Refusal } from '../command/steps.ts'
import { captureTool, runTool } from '../command/tools.ts'
import { readPdf } from '../search/read-pdf.ts'
import { assetHeaders } from './asset-headers.ts'
import { hashOfInputs, markBuild } from './build-inputs.ts'
import { moveLaterDrawings } from './later-drawings.ts'
import { placePage } from './place-page.ts'
import { renderPages } from './render-pages.ts'
import { searchIndex } from './search-index.ts'
import { targetEnvironment } from './target-environment.ts'

const failure = 'The build failed. The error is above.'

/**
 * Builds the pages and the Worker into `build/`. With `quietly`, the bundler's output appears only when it fails. A build
 * that fails or is interrupted leaves nothing.
 */
export async function build({ quietly = false } = {}): Promise<void> {
	const building = buildOrRemove(quietly)
	// The interrupt ends the tools. It waits here until the half-made build is removed.
	const forget = whenInterrupted(() => building.catch(() => undefined))
	await building.finally(forget)
}

async function buildOrRemove(quietly: boolean): Promise<void> {
	removeBuild()
	// Miniflare ends this process at a signal, without waiting for anything.
	process.on('exit', removeBuild)
	// Of the sources that the bundler is about to read: an edit meanwhile makes the build old.
	const inputs = hashOfInputs()
	try {
		await bundle(quietly)
		const paths = prerenderedPages.map(({ path }) => path)
		const pages = await renderPages(paths)
		for (const page of pages) placePage(moveLaterDrawings(page))
		writeFileSync(join(builtAssets, builtIndexPath), JSON.stringify(await searchIndex(pages, readPdf)))
		writeFileSync(join(builtAssets, speculationRulesPath), speculationRules)
		writeFileSync(join(builtAssets, '_headers'), await assetHeaders(paths, targetEnvironment()))
		markBuild(inputs)
	} catch (error) {
		removeBuild()
		throw error
	} finally {
		process.off('exit', removeBuild)
	}
}

function removeBuild(): void {
	rmSync(buildFolder, { recursive: true, force: true })
	rmSync(redirectedConfig, { force: true })
}

async function bundle(quietly: boolean): Promise<void> {
	if (quietly) {
		const { ok, output } = await captureTool('react-router', ['build'])
		if (!ok) throw new Refusal(`${output}\n${failure}`)
	} else if ((await runTool('react-router', ['build'])) !== 0) throw new Refusal(failure)
}
