import { rmSync } from 'node:fs'
import { whenInterrupted } from '#scripts/command/interrupt.ts'
import { run } from '#scripts/command/steps.ts'
import { chosenServers } from './own-server.ts'
import { serveOwn } from './serve-own.ts'

/** The servers of playwright.config.ts. It deletes their folders at the end. */
await run(async () => {
	const { folder, ofWorkers, ofPages } = chosenServers()
	whenInterrupted(() => rmSync(folder, { recursive: true, force: true }))
	const servers = await serveOwn(ofPages, ...ofWorkers)
	console.log('Every server is healthy')
	process.exitCode = 0
	await Promise.race(servers.map(({ ended }) => ended))
	return 1
})
