import { expect, test } from 'vitest'
import { lastWriteWins } from '#worker/editing/last-write-wins.ts'
import { AppError } from '#worker/http/errors.ts'

/** A save that others overtake as many times, and that then succeeds. */
function overtaken(times: number) {
	const save = async () => {
		save.tries += 1
		if (save.tries <= times) throw new AppError('write.stale')
		return 'saved'
	}
	save.tries = 0
	return save
}

test('a save without a version is tried again when it was overtaken', async () => {
	const save = overtaken(5)
	expect(await lastWriteWins(undefined, save)).toBe('saved')
	expect(save.tries).toBe(6)
})

test('one that is overtaken each time ends, and asks to come again', async () => {
	const save = overtaken(Number.POSITIVE_INFINITY)
	await expect(lastWriteWins(undefined, save)).rejects.toMatchObject({ code: 'service.busy' })
	expect(save.tries).toBe(16)
})

test('one that carries a version is refused at once', async () => {
	const save = overtaken(1)
	await expect(lastWriteWins(1, save)).rejects.toMatchObject({ code: 'write.stale' })
	expect(save.tries).toBe(1)
})

test('any other refusal is no reason to try again', async () => {
	let tries = 0
	const save = async () => {
		tries += 1
		throw new AppError('news.not-found')
	}
	await expect(lastWriteWins(undefined, save)).rejects.toMatchObject({ code: 'news.not-found' })
	expect(tries).toBe(1)
})
