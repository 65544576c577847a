import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { newLocalSettings, writeSettings } from '#scripts/local/local-settings.ts'

const shared = ['migrations', 'node_modules', 'package.json', 'scripts', 'web', 'worker', 'wrangler.toml']

/** Links this project into a temporary folder. Its scripts find neither local settings nor local state there. */
export function ownProject() {
	const folder = mkdtempSync(join(tmpdir(), 'site-project-'))
	for (const name of shared) symlinkSync(resolve(name), join(folder, name))
	const settings = join(folder, '.dev.vars')
	// Node would follow the links, and scripts would find the real project.
	const startScript = (path: string, args: string[]) =>
		startNode(['--preserve-symlinks', '--preserve-symlinks-main', path, ...args])
	/** Starts a command, such as `backup`. */
	const start = (command: string, ...args: string[]) => startScript(join(folder, `scripts/${command}.ts`), args)
	return {
		folder,
		settings,
		state: join(folder, '.wrangler/state'),
		start,
		prepare: () => writeFileSync(settings, writeSettings(newLocalSettings(1))),
		/** Runs several commands with their arguments in one process. */
		async runAll(calls: readonly string[][]): Promise<{ code: number; stderr: string }[]> {
			const { child, output } = startScript(resolve('tests/scripts/local/tried-commands.ts'), [
				folder,
				JSON.stringify(calls),
			])
			const [code] = await once(child, 'close')
			if (code !== 0) throw new Error(output.stderr)
			return JSON.parse(output.stdout.trim().split('\n').at(-1) ?? '')
		},
		/** Runs a command to its end. */
		async run(command: string, ...args: string[]) {
			const { child, output } = start(command, ...args)
			const [code] = await once(child, 'close')
			return { code, ...output }
		},
		remove: () => rmSync(folder, { recursive: true, force: true }),
	}
}

/** Starts a Node process and collects its output. */
export function startNode(args: string[]) {
	const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] })
	const output = { stdout: '', stderr: '' }
	for (const stream of ['stdout', 'stderr'] as const) {
		child[stream].setEncoding('utf8').on('data', (text: string) => {
			output[stream] += text
		})
	}
	const said = async (text: string, { patienceMs = 20_000 } = {}) => {
		while (!output.stdout.includes(text)) await once(child.stdout, 'data', { signal: AbortSignal.timeout(patienceMs) })
	}
	return { child, output, said }
}
