import { parseArgs } from 'node:util'
import { isBuildCurrent } from './build/build-inputs.ts'
import { build } from './build/build-steps.ts'
import { run, step } from './command/steps.ts'
import { prepareDatabase, prepareSettings, sayWhereItIs } from './local/prepare.ts'
import { fireCron, serveBuild } from './local/server.ts'

/** `npm start`: serves the production build in workerd with a local database and files. `-- --fresh` empties them first. */
await run(async () => {
	const { values } = parseArgs({ options: { fresh: { type: 'boolean', default: false } } })
	const port = await prepareSettings()
	if (!isBuildCurrent()) {
		step('Building the site')
		await build({ quietly: true })
	}
	await prepareDatabase(values)
	step('Starting the server')
	const server = await serveBuild({ port })
	fireCron(server, port)
	sayWhereItIs(port)
	process.exitCode = 0
	await server.ended
	return 1
})
