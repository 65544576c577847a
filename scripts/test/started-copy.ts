import { appendFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { execa } from 'execa'
import getPort from 'get-port'
import { whenInterrupted } from '../command/interrupt.ts'
import { type Count, countOf } from './results.ts'

/** Other values than those of the repository, in a file that overrides wrangler.toml. */
const localSettings = `MAIL_FROM=site@alder.example
RECRUITERS_MAILBOX=people@alder.example
APPLICATION_RETENTION_DAYS=30
DONE_ENQUIRY_RETENTION_DAYS=40
TOKEN_SECRET_PREVIOUS=the secret that was replaced a while ago
ALERT_WEBHOOK=https://hooks.alder.example/site
`

/** Fills in the settings of a copy and starts it once, as a company does. Its tests must still pass. */
export async function startFilled(folder: string): Promise<Count> {
	const config = join(folder, 'wrangler.toml')
	writeFileSync(config, filledConfig(readFileSync(config, 'utf8')))
	const started = await startOnce(folder)
	appendFileSync(join(folder, '.dev.vars'), localSettings)
	return countOf(started)
}

/** Takes the comment signs from the optional settings, and changes those that have a value. */
export const filledConfig = (toml: string) =>
	toml
		.replaceAll(/^# (\w+ = |\[\[)/gm, '$1')
		.replaceAll('your-company.com', 'alder.example')
		.replaceAll(/(APPLICATION_RETENTION_DAYS = )"\d+"/g, '$1"90"')

async function startOnce(cwd: string): Promise<boolean> {
	const started = execa('npm', ['start'], {
		cwd,
		env: { PORT: String(await getPort()) },
		stdin: 'ignore',
		stderr: 'inherit',
		reject: false,
	})
	const forget = whenInterrupted(() => started.kill())
	let isReady = false
	for await (const line of started) {
		if (!line.startsWith('Ready on ')) continue
		isReady = true
		// npm leaves SIGINT to its child, which gets one from a terminal alone.
		started.kill('SIGTERM')
	}
	await started
	forget()
	return isReady
}
