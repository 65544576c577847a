// Loaded before each command, and plain JavaScript, so that even an old Node can say what is missing.
import { existsSync } from 'node:fs'

if (!existsSync(new URL('../node_modules/node/package.json', import.meta.url))) {
	console.error('\nThe project is not installed yet. Run npm ci first.')
	process.exit(1)
}
