import { join } from 'node:path'
import { build } from 'vite'
import { root } from '#scripts/command/paths.ts'

let script: Promise<string> | undefined

/** The editor for a page of its own, without styles. It is bundled once for the tests of a process. */
export function editorPageScript(): Promise<string> {
	script ??= bundle()
	return script
}

async function bundle(): Promise<string> {
	const built = await build({
		root,
		configFile: false,
		publicDir: false,
		logLevel: 'error',
		define: { 'process.env.NODE_ENV': '"production"' },
		plugins: [{ name: 'no-styles', enforce: 'pre', load: (id) => (id.endsWith('.css') ? '' : null) }],
		build: {
			write: false,
			minify: false,
			lib: {
				entry: join(root, 'tests/support/editor/mounted-editor.tsx'),
				formats: ['iife'],
				name: 'mountedEditor',
			},
		},
	})
	const [output] = Array.isArray(built) ? built : [built]
	if (!output || !('output' in output)) throw new Error('The editor was not built')
	return output.output.map((file) => ('code' in file ? file.code : '')).join('\n')
}
