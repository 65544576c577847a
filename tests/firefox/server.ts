import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import getPort from 'get-port'
import type { TestProject } from 'vitest/node'
import { isBuildCurrent } from '#scripts/build/build-inputs.ts'
import { Refusal } from '#scripts/command/steps.ts'
import { originOf } from '#scripts/local/local-settings.ts'
import { serveOwn } from '#tests/support/server/serve-own.ts'
import { requireFirefox } from './firefox.ts'

declare module 'vitest' {
	interface ProvidedContext {
		site: string
	}
}

/** Starts one server for all Firefox journeys. It deletes its folder at the end. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
	requireFirefox()
	if (!isBuildCurrent()) throw new Refusal('The build is not of these sources. Run npm run build first.')
	const own = { port: await getPort(), folder: mkdtempSync(join(tmpdir(), 'site-firefox-')) }
	const [server] = await serveOwn(own)
	project.provide('site', originOf(own.port))
	return async () => {
		await server?.stop()
		rmSync(own.folder, { recursive: true, force: true })
	}
}
