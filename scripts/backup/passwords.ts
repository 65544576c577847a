import { existsSync } from 'node:fs'
import { z } from 'zod/mini'
import { isOfPepper } from '#worker/crypto/pepper.ts'
import { linesOf, rowsFile } from './manifest.ts'

/** The columns whose values begin with the id of the pepper, by table. */
const peppered = { users: 'password_hash', authenticators: 'sealed_secret' } as const

const row = z.record(z.string(), z.unknown())

/** Where a restore finds the `PASSWORD_PEPPER` of the target site: on this machine, or for an account. */
export type PepperPlace = '.dev.vars' | 'the environment'

type Counted = { all: number; others: number }

/** Counts the users with a password, and those who cannot sign in with this pepper. */
export const countPasswords = (folder: string, pepper: string) => count(folder, 'users', pepper)

/** The same for authenticator apps, and whether there are recovery codes. The first schemas had neither. */
export async function countFactors(folder: string, pepper: string) {
	const codes = existsSync(rowsFile(folder, 'recovery_codes')) ? linesOf(rowsFile(folder, 'recovery_codes')) : null
	const first = await codes?.next()
	return { apps: await count(folder, 'authenticators', pepper), hasRecoveryCodes: first?.done === false }
}

async function count(folder: string, table: keyof typeof peppered, pepper: string): Promise<Counted> {
	let [all, others] = [0, 0]
	if (!existsSync(rowsFile(folder, table))) return { all, others }
	for await (const line of linesOf(rowsFile(folder, table))) {
		const value = row.parse(JSON.parse(line))[peppered[table]]
		if (typeof value !== 'string') continue
		all += 1
		if (!(await isOfPepper(value, pepper))) others += 1
	}
	return { all, others }
}

/** Says after a restore how users get in; null if nothing has changed for them. */
export function passwordNotice(
	{ all, others }: Counted,
	{ remote, otherPepper }: Record<'remote' | 'otherPepper', boolean>,
) {
	if (all === 0) return null
	if (remote && !otherPepper)
		return 'Users sign in with the PASSWORD_PEPPER of the old site: npx wrangler secret put PASSWORD_PEPPER'
	if (others === 0) return null
	return `${others} of ${all} passwords were made with another PASSWORD_PEPPER. "Forgot password" sets new ones.`
}

/** Says after a restore what it means for second factors; nothing if there are none. */
export function factorNotices(
	{ apps, hasRecoveryCodes }: Awaited<ReturnType<typeof countFactors>>,
	knowsPepper: boolean,
): string[] {
	const unreadable =
		knowsPepper && apps.others > 0
			? [
					`${apps.others} of ${apps.all} authenticator apps were set up with another PASSWORD_PEPPER and cannot be read. Their users sign in by passkey or recovery code, or an Admin resets their second factor.`,
				]
			: []
	return hasRecoveryCodes
		? [...unreadable, 'Recovery codes that were used after the backup hold again. Ask their users to make new ones.']
		: unreadable
}
