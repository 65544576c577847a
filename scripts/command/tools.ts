import { spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { whenInterrupted } from './interrupt.ts'
import { root } from './paths.ts'
import { Refusal } from './steps.ts'

/** The project's own tools, started with the Node that runs this, whatever the machine has. */
const tools = {
	biome: '@biomejs/biome/bin/biome',
	'drizzle-kit': 'drizzle-kit/bin.cjs',
	playwright: '@playwright/test/cli.js',
	'react-router': '@react-router/dev/bin.cjs',
	tsc: 'typescript/bin/tsc',
	vitest: 'vitest/vitest.mjs',
	wrangler: 'wrangler/bin/wrangler.js',
} as const
export type Tool = keyof typeof tools

type Environment = Record<string, string | undefined>

/** Wrangler neither reports home nor asks questions here, does not look up where this machine is, and writes no trace of each request. */
const quiet: Environment = {
	CLOUDFLARE_CF_FETCH_ENABLED: 'false',
	X_LOCAL_OBSERVABILITY: 'false',
	WRANGLER_HIDE_BANNER: 'true',
	WRANGLER_NO_SKILLS_UPDATE_PROMPTS: 'true',
	WRANGLER_SEND_ERROR_REPORTS: 'false',
	WRANGLER_SEND_METRICS: 'false',
	WRANGLER_WRITE_LOGS: 'false',
}

/** The same for wrangler inside this process, and for tools in the background: they speak of errors only. */
export const quietTools = () => Object.assign(process.env, quiet, { WRANGLER_LOG: 'error' })

export function toolCommand(tool: Tool): string {
	const path = join(root, 'node_modules', tools[tool])
	if (!existsSync(path)) throw new Refusal(`${tool} is not installed. Run npm ci first.`)
	return path
}

type Run = { env?: Environment /** It may ask questions. */; interactive?: boolean }

/** Runs a tool to its end, its output on this terminal; answers the exit code. */
export const runTool = (tool: Tool, args: string[], options?: Run): Promise<number> =>
	runScript(toolCommand(tool), args, options)

/** The same for a script of this project. */
export function runScript(
	path: string,
	args: string[] = [],
	{ env = {}, interactive = false }: Run = {},
): Promise<number> {
	return new Promise((resolve, reject) => {
		const child = spawn(process.execPath, [path, ...args], {
			cwd: root,
			stdio: [interactive ? 'inherit' : 'ignore', 'inherit', 'inherit'],
			env: { ...process.env, ...quiet, WRANGLER_LOG: 'log', ...env },
		})
		const forget = whenInterrupted(() => child.kill())
		child.once('error', reject)
		child.once('exit', (code) => {
			forget()
			resolve(code ?? 1)
		})
	})
}

/** Runs a tool to its end and keeps what it prints. */
export function askTool(tool: Tool, args: string[], env: Environment = {}) {
	const { status, stdout, stderr } = spawnSync(process.execPath, [toolCommand(tool), ...args], {
		cwd: root,
		encoding: 'utf8',
		stdio: ['ignore', 'pipe', 'pipe'],
		env: { ...process.env, ...quiet, WRANGLER_LOG: 'log', ...env },
		maxBuffer: 64 * 1024 * 1024,
	})
	return { ok: status === 0, output: stdout, problem: stderr }
}
