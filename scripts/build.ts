import { build } from './build-steps.ts'
import { run } from './steps.ts'

await run(async () => {
	await build()
	return 0
})
