import { readdirSync } from 'node:fs'
import { buildFolder } from '../command/paths.ts'
import { Refusal } from '../command/steps.ts'
import { askTool } from '../command/tools.ts'

/** Bundles the upload without sending it and returns its size. */
export function uploadSize(): string {
	refuseSecretsInBuild()
	const { ok, output, problem } = askTool('wrangler', ['deploy', '--dry-run'])
	if (!ok) throw new Refusal(`The upload cannot be put together:\n${output}${problem}`)
	return /Total Upload: .*/.exec(output)?.[0] ?? output
}

/** Refuses local settings in the build: they must not be uploaded. */
function refuseSecretsInBuild(): void {
	const files = readdirSync(buildFolder, { recursive: true, encoding: 'utf8' })
	const secret = files.find((file) => /(^|[/\\])\.(dev\.vars|env)/.test(file))
	if (secret) throw new Refusal(`build/${secret} holds settings of this machine and must not be uploaded.`)
}
