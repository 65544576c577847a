import { globSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import type { Plugin } from 'vite'
import { pdfFolder, pdfWorker } from '#web/admin/pdf/pdf-folder.ts'
import { root } from '../command/paths.ts'

const pdfjs = join(root, 'node_modules/pdfjs-dist')
const { version } = JSON.parse(readFileSync(join(pdfjs, 'package.json'), 'utf8')) as { version: string }

export const pdfWorkerPath = pdfWorker(version)

/** Supported browsers lack what the modern build of pdfjs-dist calls, such as `Map.prototype.getOrInsertComputed`. */
const workerFile = 'legacy/build/pdf.worker.min.mjs'

/** The served files by their paths. QuickJS would run the scripts of a PDF, which never run here. */
const sources = new Map([
	[pdfWorkerPath, workerFile],
	...globSync('{cmaps,standard_fonts,wasm,iccs}/*', { cwd: pdfjs, exclude: ['**/quickjs-eval.*'] }).map(
		(name) => [pdfFolder(version) + name, name] as const,
	),
])

const types: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.wasm': 'application/wasm' }

/** Serves the files that pdfjs-dist fetches while it draws: at one path for each version, in the build and in development. */
export const pdfFiles: Plugin = {
	name: 'pdf-files',
	configureServer({ middlewares }) {
		middlewares.use((request, response, next) => {
			const path = request.url?.split('?')[0] ?? ''
			const source = sources.get(path)
			if (source === undefined) return next()
			response.setHeader('Content-Type', types[extname(path)] ?? 'application/octet-stream')
			response.end(readFileSync(join(pdfjs, source)))
		})
	},
	generateBundle() {
		if (this.environment.name !== 'client') return
		for (const [path, source] of sources)
			this.emitFile({ type: 'asset', fileName: path.slice(1), source: readFileSync(join(pdfjs, source)) })
	},
}
