import { z } from 'zod/mini'
import { isOfPepper } from '#worker/features/auth/passwords.ts'
import { linesOf, rowsFile } from './manifest.ts'

const person = z.object({ password_hash: z.nullable(z.string()) })

/** Counts the users with a password, and those who cannot sign in with this pepper. */
export async function countPasswords(folder: string, pepper: string): Promise<{ all: number; others: number }> {
	let [all, others] = [0, 0]
	for await (const line of linesOf(rowsFile(folder, 'users'))) {
		const { password_hash } = person.parse(JSON.parse(line))
		if (password_hash === null) continue
		all += 1
		if (!(await isOfPepper(password_hash, pepper))) others += 1
	}
	return { all, others }
}
