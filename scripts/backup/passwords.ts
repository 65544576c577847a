import { z } from 'zod/mini'
import { isOfPepper } from '#worker/crypto/pepper.ts'
import { linesOf, rowsFile } from './manifest.ts'

const person = z.object({ password_hash: z.nullable(z.string()) })

/** Where a restore finds the `PASSWORD_PEPPER` of the target site: on this machine, or for an account. */
export type PepperPlace = '.dev.vars' | 'the environment'

type Counted = { all: number; others: number }

/** Counts the users with a password, and those who cannot sign in with this pepper. */
export async function countPasswords(folder: string, pepper: string): Promise<Counted> {
	let [all, others] = [0, 0]
	for await (const line of linesOf(rowsFile(folder, 'users'))) {
		const { password_hash } = person.parse(JSON.parse(line))
		if (password_hash === null) continue
		all += 1
		if (!(await isOfPepper(password_hash, pepper))) others += 1
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
