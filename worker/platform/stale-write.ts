import { AppError } from './errors.ts'

/** The refusal of a save that started from an older version: it names who has changed the row since, and when. */
export async function staleWrite(
	lastChange: () => Promise<{ by: string | null; at: string } | null>,
): Promise<AppError> {
	const change = await lastChange()
	if (!change) return new AppError('write.stale')
	const when = `${change.at.slice(0, 10)} at ${change.at.slice(11, 16)} UTC`
	return new AppError('write.stale', {
		message: `${change.by ?? 'Somebody'} changed this on ${when}. Load the newest version to go on; what you typed has not been saved.`,
	})
}
