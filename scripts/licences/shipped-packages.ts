import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../command/paths.ts'

/** Development packages of which the build or the repository ships a part: the font, the base styles. */
const alsoShipped = ['@fontsource-variable/figtree', 'tailwindcss']

type Lock = { packages: Record<string, { dependencies?: Record<string, string> }> }

/** The shipped packages in the order of their names, once for each version. `path` begins at the root. */
export function shippedPackages(): { name: string; path: string }[] {
	const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lock
	const found = new Map<string, string>()
	const visit = (name: string, from: string) => {
		const path = placeOf(packages, name, from)
		// Types leave no code.
		if (found.has(path) || name.startsWith('@types/')) return
		found.set(path, name)
		for (const each of Object.keys(packages[path]?.dependencies ?? {})) visit(each, path)
	}
	for (const name of [...Object.keys(packages['']?.dependencies ?? {}), ...alsoShipped]) visit(name, '')
	const compare = (a: string, b: string) => (a < b ? -1 : 1)
	return [...found]
		.map(([path, name]) => ({ name, path }))
		.sort((a, b) => compare(a.name, b.name) || compare(a.path, b.path))
}

/** Where npm has put a package that another one imports: in its own folder, or in one above. */
function placeOf(packages: Lock['packages'], name: string, from: string): string {
	for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('node_modules/') - 1))) {
		const path = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`
		if (path in packages) return path
		if (folder === '') throw new Error(`package-lock.json lacks ${name}`)
	}
}
