import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/**
 * Runs commands of the project in a folder one after another in this process, which loads what they share only once, and prints as JSON how
 * each has ended.
 */
const [folder = '', calls = '[]'] = process.argv.slice(2)
const ended: { code: number; stderr: string }[] = []
for (const [command, ...args] of JSON.parse(calls) as [string, ...string[]][]) {
	const script = join(folder, `scripts/${command}.ts`)
	const lines: unknown[] = []
	console.error = (line: unknown) => lines.push(line)
	process.argv = [process.execPath, script, ...args]
	process.exitCode = undefined
	// A name of its own, or the second call of a command would not load it again.
	await import(`${pathToFileURL(script)}?call=${ended.length}`)
	ended.push({ code: Number(process.exitCode), stderr: lines.join('\n') })
}
process.exitCode = 0
console.log(JSON.stringify(ended))
