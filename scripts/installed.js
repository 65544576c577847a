// Loaded before each command. Plain JavaScript, because an old Node version cannot load TypeScript.
import { existsSync } from 'node:fs'

if (!existsSync(new URL('../node_modules/node/package.json', import.meta.url))) {
	console.error('\nThe project is not installed yet. Run npm ci first.')
	process.exit(1)
}
