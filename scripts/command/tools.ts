import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { execa, execaSync } from 'execa'
import { whenInterrupted } from './interrupt.ts'
import { root } from './paths.ts'
import { Refusal } from './steps.ts'

/** The project's tools. Each one runs with the Node version of this process, not with the machine's. */
const tools = {
	biome: '@biomejs/biome/bin/biome',
	'drizzle-kit': 'drizzle-kit/bin.cjs',
	knip: 'knip/bin/knip.js',
	playwright: '@playwright/test/cli.js',
	'react-router': '@react-router/dev/bin.cjs',
	tsc: 'typescript/bin/tsc',
	vitest: 'vitest/vitest.mjs',
	wrangler: 'wrangler/bin/wrangler.js',
} as const
export type Tool = keyof typeof tools

type Environment = Record<string, string>

/** Wrangler sends no metrics, prompts for nothing, looks up no location and stores no request traces. */
const quiet: Environment = {
	CLOUDFLARE_CF_FETCH_ENABLED: 'false',
	X_LOCAL_OBSERVABILITY: 'false',
	WRANGLER_HIDE_BANNER: 'true',
	WRANGLER_NO_SKILLS_UPDATE_PROMPTS: 'true',
	WRANGLER_SEND_ERROR_REPORTS: 'false',
	WRANGLER_SEND_METRICS: 'false',
	WRANGLER_WRITE_LOGS: 'false',
}

/** Sets the same for wrangler inside this process and for background tools, which print errors only. */
export const quietTools = () => Object.assign(process.env, quiet, { WRANGLER_LOG: 'error' })

export function toolCommand(tool: Tool): string {
	const path = join(root, 'node_modules', tools[tool])
	if (!existsSync(path)) throw new Refusal(`${tool} is not installed. Run npm ci first.`)
	return path
}

type Run = { env?: Environment /** The tool may ask questions. */; interactive?: boolean }

/** Runs a tool on this terminal and returns its exit code. */
export const runTool = (tool: Tool, args: string[], options?: Run): Promise<number> =>
	runScript(toolCommand(tool), args, options)

/** Runs a script of this project on this terminal and returns its exit code. */
export async function runScript(
	path: string,
	args: string[] = [],
	{ env, interactive = false }: Run = {},
): Promise<number> {
	const script = execa(process.execPath, [path, ...args], {
		cwd: root,
		stdin: interactive ? 'inherit' : 'ignore',
		stdout: 'inherit',
		stderr: 'inherit',
		env: { ...quiet, WRANGLER_LOG: 'log', ...env },
		reject: false,
	})
	const forget = whenInterrupted(() => script.kill())
	const { exitCode = 1 } = await script
	forget()
	return exitCode
}

/** Runs a tool and returns what it prints, errors included. An interrupt ends the tool. */
export async function captureTool(tool: Tool, args: string[]) {
	const script = execa(process.execPath, [toolCommand(tool), ...args], {
		cwd: root,
		stdin: 'ignore',
		all: true,
		env: { ...quiet, WRANGLER_LOG: 'log' },
		reject: false,
	})
	const forget = whenInterrupted(() => script.kill())
	const { exitCode, all } = await script
	forget()
	return { ok: exitCode === 0, output: all }
}

/** Runs a tool and returns what it prints. An interrupt waits for its end. */
export function askTool(tool: Tool, args: string[]) {
	const { exitCode, stdout, stderr } = execaSync(process.execPath, [toolCommand(tool), ...args], {
		cwd: root,
		stdin: 'ignore',
		env: { ...quiet, WRANGLER_LOG: 'log' },
		reject: false,
	})
	return { ok: exitCode === 0, output: stdout, problem: stderr }
}
