import { isBuildCurrent } from '#scripts/build/build-inputs.ts'
import { build } from '#scripts/build/build-steps.ts'
import { run } from '#scripts/command/steps.ts'
import { startServer, untilAnswering } from '#scripts/local/server.ts'

/** Serves the build as `npm start` does, but without a database, until a signal ends it. */
const [port = '', state = '', settings = ''] = process.argv.slice(2)
await run(async () => {
	if (!isBuildCurrent()) await build({ quietly: true })
	const server = startServer({ port: Number(port), state, settings })
	await untilAnswering(server, `http://localhost:${port}/site.webmanifest`)
	console.log('serving')
	await server.ended
	return 1
})
