import { parseArgs } from 'node:util'
import { localState } from './command/paths.ts'
import { run, step } from './command/steps.ts'
import { quietTools, toolCommand } from './command/tools.ts'
import { startScript } from './local/background.ts'
import { noteServing } from './local/orphans.ts'
import { prepareDatabase, prepareSettings, sayWhereItIs } from './local/prepare.ts'
import { fireCron, untilHealthy } from './local/server.ts'

/** `npm run dev`: serves the data of `npm start` with Vite and hot reloading instead of the build. */
await run(async () => {
	const { values } = parseArgs({ options: { fresh: { type: 'boolean', default: false } } })
	const port = await prepareSettings()
	await prepareDatabase(values)
	step('Starting the server')
	quietTools()
	const server = startScript(toolCommand('react-router'), [
		'dev',
		'--port',
		String(port),
		'--strictPort',
		'--logLevel',
		'warn',
	])
	await untilHealthy(server, port)
	noteServing({ state: localState, port }, { starter: process.pid, group: server.group })
	fireCron(server, port)
	sayWhereItIs(port)
	process.exitCode = 0
	await server.ended
	return 1
})
