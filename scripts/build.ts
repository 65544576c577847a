import { build } from './build/build-steps.ts'
import { run } from './command/steps.ts'

await run(async () => {
	await build()
	return 0
})
