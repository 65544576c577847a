import { rmSync } from 'node:fs'
import { whenInterrupted } from '#scripts/command/interrupt.ts'
import { run } from '#scripts/command/steps.ts'
import { chosenServer } from './own-server.ts'
import { serveOwn } from './serve-own.ts'

/** The server of playwright.config.ts. It deletes its folder at the end. */
await run(async () => {
	const own = chosenServer()
	whenInterrupted(() => rmSync(own.folder, { recursive: true, force: true }))
	const server = await serveOwn(own)
	process.exitCode = 0
	await server.ended
	return 1
})
