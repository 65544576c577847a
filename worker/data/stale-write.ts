import { momentText } from '#contracts/shared/date-text.ts'
import { AppError } from '../http/errors.ts'

/** The refusal of a save from a stale version. It names who changed the row, and when. */
export async function staleWrite(
	lastChange: () => Promise<{ by: string | null; at: string } | null>,
): Promise<AppError> {
	const change = await lastChange()
	if (!change) return new AppError('write.stale')
	return new AppError('write.stale', {
		message: `${change.by ?? 'Somebody'} changed this on ${momentText(change.at, 'UTC')} UTC. Load the newest version to go on; what you typed has not been saved.`,
	})
}
