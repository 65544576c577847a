import { existsSync, globSync, readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { builtWorker, root } from './paths.ts'

/** Names the source files in a stack trace of the build on disk. */
export function traced(trace: string): string {
	const folder = dirname(builtWorker)
	const files = globSync('**/*.js', { cwd: folder })
	return trace.replace(
		/(?:[\w.:-]{0,40}\/){0,20}([\w-]{1,80}\.js):(\d{1,7}):(\d{1,7})/g,
		(place, name: string, line: string, column: string) => {
			const file = files.find((path) => basename(path) === name)
			return file ? (sourceOf(join(folder, file), Number(line), Number(column)) ?? place) : place
		},
	)
}

/** Returns `worker/features/news/save-news.ts:32:9`, or null without a source map. */
function sourceOf(file: string, line: number, column: number): string | null {
	if (!existsSync(`${file}.map`)) return null
	const map = new SourceMap(JSON.parse(readFileSync(`${file}.map`, 'utf8')))
	const origin = map.findOrigin(line, column)
	if (!('fileName' in origin)) return null
	return `${relative(root, resolve(dirname(file), origin.fileName))}:${origin.lineNumber}:${origin.columnNumber}`
}
