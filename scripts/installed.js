// Loaded before each command. Plain JavaScript, because an old Node version cannot load TypeScript.
import { existsSync } from 'node:fs'

const has = (name) => existsSync(new URL(`../node_modules/${name}/package.json`, import.meta.url))

function missing() {
	if (!has('hono')) return 'The project is not installed yet. Run npm ci first.'
	// npm installs Node 24 as a development package.
	if (!has('node'))
		return 'The development packages are not installed, because of NODE_ENV=production or omit=dev. Run npm ci --include=dev'
	if (!process.features.typescript)
		return `Node ${process.version} cannot run this, and Node 24 is not installed, because of ignore-scripts. Run npm ci --ignore-scripts=false`
	return null
}

const problem = missing()
if (problem) {
	console.error(`\n${problem}`)
	process.exit(1)
}
