import { existsSync } from 'node:fs'
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { brand } from '#web/content/brand.ts'
import { localSettingsFile } from './command/paths.ts'
import { Refusal, run } from './command/steps.ts'
import { withRemotePlatform } from './deploy/remote-platform.ts'
import { addAdmin, type Person, type Target } from './local/first-admin.ts'
import { withLocalPlatform } from './local/local-platform.ts'
import { pendingMigrations } from './local/migrate.ts'
import { resetFactorsOf } from './local/reset-factors.ts'

const { example, help } = brand.staffNumbers
const usage = `npm run admin -- create [--remote] --user-name maya --full-name "Maya Varma" --email maya.varma --mobile ${example}
       npm run admin -- reset-factors <user name> [--remote]`

const questions: Record<keyof Person, { option: string; text: string }> = {
	userName: { option: 'user-name', text: 'User name' },
	fullName: { option: 'full-name', text: 'Full name' },
	email: { option: 'email', text: 'E-mail, the part before the @' },
	mobileNumber: { option: 'mobile', text: `Mobile number (${help.replace(/\.$/, '')})` },
}

/**
 * `npm run admin -- create`: adds an administrator, locally or with `--remote`, and prints a link to set the password.
 * `npm run admin -- reset-factors <user name>`: the way out for an Admin who has lost every second factor.
 */
await run(async () => {
	const text = { type: 'string' } as const
	const { values, positionals } = parseArgs({
		allowPositionals: true,
		options: { remote: { type: 'boolean' }, 'user-name': text, 'full-name': text, email: text, mobile: text },
	})
	const [command, userName, ...more] = positionals
	const inDatabase = <Answer>(act: (target: Target) => Promise<Answer>) =>
		values.remote ? withRemotePlatform(act) : withLocalDatabase(act)
	if (command === 'reset-factors' && userName && more.length === 0) {
		const name = await inDatabase((target) => resetFactorsOf(target, userName))
		console.log(`\n${name} signs in by password alone now. All sessions of this user have ended.`)
		return 0
	}
	if (positionals.length !== 1 || command !== 'create') throw new Refusal(`Usage: ${usage}`)
	const person = await complete((option) => values[option as keyof typeof values]?.toString())
	const link = await inDatabase((target) => addAdmin(target, person))
	console.log(
		`\n${person.userName} is an administrator, and sets a password here, once and within three days:\n\n${link}`,
	)
	return 0
})

async function withLocalDatabase<Answer>(act: (target: Target) => Promise<Answer>): Promise<Answer> {
	if (!existsSync(localSettingsFile)) throw new Refusal('There is no local database yet. Run npm start once.')
	return withLocalPlatform(async (bindings) => {
		if ((await pendingMigrations(bindings.DB)).length > 0)
			throw new Refusal('The local database is not up to date. Run npm start once.')
		return act(bindings)
	})
}

/** Asks for the missing values on a terminal. */
async function complete(given: (option: string) => string | undefined): Promise<Person> {
	const missing = Object.values(questions).filter(({ option }) => !given(option))
	if (missing.length > 0 && !process.stdin.isTTY)
		throw new Refusal(`Missing: ${missing.map(({ option }) => `--${option}`).join(', ')}\nUsage: ${usage}`)
	const terminal = createInterface({ input: process.stdin, output: process.stdout })
	const person: Person = { userName: '', fullName: '', email: '', mobileNumber: '' }
	try {
		for (const [field, { option, text }] of Object.entries(questions) as [
			keyof Person,
			{ option: string; text: string },
		][])
			person[field] = given(option) ?? (await terminal.question(`${text}: `))
	} finally {
		terminal.close()
	}
	return person
}
