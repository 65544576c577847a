import { existsSync, globSync, readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { builtWorker, root } from './command/paths.ts'
import { Refusal, run } from './command/steps.ts'

/**
 * `npm run trace < stack.txt`: names the source files of a stack trace from the log. The build on disk must be that of the logged
 * version.
 */
await run(async () => {
	const folder = dirname(builtWorker)
	if (!existsSync(builtWorker))
		throw new Refusal('There is no build. Check out the logged version and run npm run build.')
	if (process.stdin.isTTY) throw new Refusal('Usage: npm run trace < stack.txt')
	const files = globSync('**/*.js', { cwd: folder })
	const trace = (await text(process.stdin)).replaceAll('\\n', '\n')
	console.log(
		trace.replace(
			/(?:[\w.:-]{0,40}\/){0,20}([\w-]{1,80}\.js):(\d{1,7}):(\d{1,7})/g,
			(place, name: string, line: string, column: string) => {
				const file = files.find((path) => basename(path) === name)
				return file ? (sourceOf(join(folder, file), Number(line), Number(column)) ?? place) : place
			},
		),
	)
	return 0
})

/** Returns `worker/features/news/save-news.ts:32:9`, or null without a source map. */
function sourceOf(file: string, line: number, column: number): string | null {
	if (!existsSync(`${file}.map`)) return null
	const map = new SourceMap(JSON.parse(readFileSync(`${file}.map`, 'utf8')))
	const origin = map.findOrigin(line, column)
	if (!('fileName' in origin)) return null
	return `${relative(root, resolve(dirname(file), origin.fileName))}:${origin.lineNumber}:${origin.columnNumber}`
}
