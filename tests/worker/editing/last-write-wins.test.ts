import { expect, test } from 'vitest'
import { lastWriteWins } from '#worker/editing/rows/last-write-wins.ts'
import { AppError } from '#worker/http/errors.ts'

/** A save that is stale this many times and then succeeds. */
function staleSave(times: number) {
	const save = async () => {
		save.tries += 1
		if (save.tries <= times) throw new AppError('write.stale')
		return 'saved'
	}
	save.tries = 0
	return save
}

test('a save without a version is repeated when it is stale', async () => {
	const save = staleSave(5)
	expect(await lastWriteWins(undefined, save)).toBe('saved')
	expect(save.tries).toBe(6)
})

test('a save that is stale at each attempt ends with a retry later', async () => {
	const save = staleSave(Number.POSITIVE_INFINITY)
	await expect(lastWriteWins(undefined, save)).rejects.toMatchObject({ code: 'service.busy' })
	expect(save.tries).toBe(16)
})

test('a stale save with a version is refused at once', async () => {
	const save = staleSave(1)
	await expect(lastWriteWins(1, save)).rejects.toMatchObject({ code: 'write.stale' })
	expect(save.tries).toBe(1)
})

test('no other refusal is repeated', async () => {
	let tries = 0
	const save = async () => {
		tries += 1
		throw new AppError('news.not-found')
	}
	await expect(lastWriteWins(undefined, save)).rejects.toMatchObject({ code: 'news.not-found' })
	expect(tries).toBe(1)
})
