import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** Runs commands in a folder, one after another in one process, which loads modules once. Prints their results as JSON. */
const [folder = '', calls = '[]'] = process.argv.slice(2)
const ended: { code: number; stderr: string }[] = []
for (const [command, ...args] of JSON.parse(calls) as [string, ...string[]][]) {
	const script = join(folder, `scripts/${command}.ts`)
	const lines: unknown[] = []
	console.error = (line: unknown) => lines.push(line)
	process.argv = [process.execPath, script, ...args]
	process.exitCode = undefined
	// A unique URL, or a second import of a command would do nothing.
	await import(`${pathToFileURL(script)}?call=${ended.length}`)
	ended.push({ code: Number(process.exitCode), stderr: lines.join('\n') })
}
process.exitCode = 0
console.log(JSON.stringify(ended))
