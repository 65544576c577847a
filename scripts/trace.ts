import { existsSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import { builtWorker } from './command/paths.ts'
import { Refusal, run } from './command/steps.ts'
import { traced } from './command/traced.ts'

/**
 * `npm run trace < stack.txt`: names the source files of a stack trace from the log. The build on disk must be that of the
 * logged version.
 */
await run(async () => {
	if (!existsSync(builtWorker))
		throw new Refusal('There is no build. Check out the logged version and run npm run build.')
	if (process.stdin.isTTY) throw new Refusal('Usage: npm run trace < stack.txt')
	console.log(traced((await text(process.stdin)).replaceAll('\\n', '\n')))
	return 0
})
