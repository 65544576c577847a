import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { execa } from 'execa'
import { root } from '#scripts/command/paths.ts'
import { copyFiles } from '#scripts/test/copy-files.ts'

/** The settings that a new owner writes into wrangler.toml. `www` and `staging` are hosts of the domain. */
const filled = (toml: string, domain: string) =>
	toml
		.replaceAll(/^(ORIGIN = "https:\/\/\w+)\.[^"]+"/gm, `$1.${domain}"`)
		.replaceAll(/^(MAIL_DOMAIN = )".+"/gm, `$1"${domain}"`)
		.replaceAll(/(= \[?"[\w-]+)@[^"]+"/g, `$1@${domain}"`)
		.replace(/^# (routes = .+")www\.[^"]+"/m, `$1www.${domain}"`)
		.replace('routes = []', `routes = [{ pattern = "staging.${domain}", custom_domain = true }]`)
		.replaceAll('TURNSTILE_SITE_KEY = ""', 'TURNSTILE_SITE_KEY = "0x4AAAAAAAB1cD2eF3gH4iJ5"')

/** A copy of the checkout in a temporary folder, with the packages of this one. */
export function clonedProject() {
	const folder = mkdtempSync(join(tmpdir(), 'deployed-project-'))
	copyFiles(folder)
	symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
	const config = join(folder, 'wrangler.toml')
	return {
		folder,
		/** The name of the Worker. Names of resources begin with it. */
		name: /^name = "([^"]+)"/m.exec(readFileSync(config, 'utf8'))?.[1],
		fillSettings: (domain: string) => writeFileSync(config, filled(readFileSync(config, 'utf8'), domain)),
		/** Leads the answers of visitors to the Worker. */
		fillReplies: (domain: string) =>
			writeFileSync(
				config,
				readFileSync(config, 'utf8')
					.replace(/^# (REPLY_DOMAIN = ).+$/m, `$1"answers.${domain}"`)
					.replace(/^# (addresses = ).+$/m, `$1["*@${domain}", "sales@${domain}"]`),
			),
		write: (path: string, content: string) => writeFileSync(join(folder, path), content),
		/** Runs a command to its end and returns what it prints, errors included. */
		async run(command: string, args: readonly string[], env: Record<string, string> = {}) {
			const { PATH = '', HOME = '' } = process.env
			const { exitCode, all } = await execa(command, args, {
				cwd: folder,
				// Vitest's own variables would change the build.
				extendEnv: false,
				env: { PATH, HOME, ...env },
				reject: false,
				all: true,
			})
			return { exitCode, output: all }
		},
		remove: () => rmSync(folder, { recursive: true, force: true }),
	}
}
