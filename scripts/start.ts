import { parseArgs } from 'node:util'
import { isBuildCurrent } from './build/build-inputs.ts'
import { build } from './build/build-steps.ts'
import { detail, run, step } from './command/steps.ts'
import { prepareDatabase, prepareSettings, sayWhereItIs } from './local/prepare.ts'
import { fireCron, serveBuild } from './local/server.ts'

/** `npm start`: serves the production build in workerd with a local database and files. `-- --fresh` empties them first. */
await run(async () => {
	const { values } = parseArgs({ options: { fresh: { type: 'boolean', default: false } } })
	const port = await prepareSettings()
	// When one fails, the command says so at once and ends after the other, whose work the next start finds.
	await Promise.all([buildUnlessCurrent(), prepareDatabase(values)])
	step('Starting the server')
	const server = await serveBuild({ port })
	fireCron(server, port)
	sayWhereItIs(port)
	process.exitCode = 0
	await server.ended
	return 1
})

async function buildUnlessCurrent(): Promise<void> {
	if (isBuildCurrent()) return
	step('Building the site, which takes one or two minutes')
	const startedAt = Date.now()
	await build({ quietly: true })
	detail(`The site is built, after ${Math.round((Date.now() - startedAt) / 1000)} seconds`)
}
