import { rmSync } from 'node:fs'
import { whenInterrupted } from '#scripts/command/interrupt.ts'
import { run } from '#scripts/command/steps.ts'
import { chosenServer } from './own-server.ts'
import { serveOwn } from './serve-own.ts'

/** What playwright.config.ts starts: a server of its own, gone without a trace when it ends. */
await run(async () => {
	const own = chosenServer()
	whenInterrupted(() => rmSync(own.folder, { recursive: true, force: true }))
	const server = await serveOwn(own)
	process.exitCode = 0
	await server.ended
	return 1
})
