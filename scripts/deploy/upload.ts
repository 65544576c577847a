import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod/mini'
import { whenInterrupted } from '../command/interrupt.ts'
import { Refusal } from '../command/steps.ts'
import { runTool } from '../command/tools.ts'
import { writeSettings } from '../local/local-settings.ts'

type Upload = {
	secrets: Record<string, string>
	/** Uploads a version that serves nobody yet. */
	asVersion?: boolean
	/** Wrangler changes rules of Email Routing, after the upload. */
	hasAddresses: boolean
}

/** Uploads the code together with the secrets that it reads. Returns the id of the new version. */
export async function upload({ secrets, asVersion = false, hasAddresses }: Upload): Promise<string> {
	const folder = mkdtempSync(join(tmpdir(), 'deploy-'))
	const removeFolder = () => rmSync(folder, { recursive: true, force: true })
	const forget = whenInterrupted(removeFolder)
	const [secretsFile, outputFile] = [join(folder, 'secrets'), join(folder, 'output')]
	try {
		// Only this account can read the file.
		writeFileSync(secretsFile, writeSettings(secrets), { mode: 0o600 })
		const withSecrets = Object.keys(secrets).length > 0 ? ['--secrets-file', secretsFile] : []
		const command = asVersion ? ['versions', 'upload'] : ['deploy']
		// An empty name is production. Without the option, wrangler prints a warning.
		const environment = ['--env', process.env.CLOUDFLARE_ENV ?? '']
		const exitCode = await runTool('wrangler', [...command, ...environment, ...withSecrets], {
			env: { WRANGLER_OUTPUT_FILE_PATH: outputFile, MIGRATIONS_APPLIED: 'yes' },
		})
		const again = hasAddresses
			? ' If it is about Email Routing, the code is live. Run npm run deploy again: it asks.'
			: ''
		if (exitCode !== 0) throw new Refusal(`wrangler ${command.join(' ')} failed. The error is above.${again}`)
		return versionIn(readFileSync(outputFile, 'utf8'))
	} finally {
		removeFolder()
		forget()
	}
}

/** Lets a version answer a share of the requests, in per cent. The present version keeps the rest. */
export async function giveShare(worker: string, version: string, present: string, percentage: number): Promise<void> {
	const shares = [`${version}@${percentage}%`, `${present}@${100 - percentage}%`]
	if ((await runTool('wrangler', ['versions', 'deploy', ...shares, '--name', worker, '--yes'])) !== 0)
		throw new Refusal('The version is uploaded, but no visitor gets it. The error is above.')
}

const entry = z.looseObject({ version_id: z.optional(z.nullable(z.string())) })

/** Wrangler writes one JSON object per line. */
function versionIn(output: string): string {
	const entries = output
		.trim()
		.split('\n')
		.map((line) => entry.parse(JSON.parse(line)))
	const version = entries.find(({ version_id }) => version_id)?.version_id
	if (!version) throw new Refusal('Wrangler did not name the version that it has uploaded.')
	return version
}
