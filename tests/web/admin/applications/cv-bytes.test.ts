import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { bytesStore } from '#web/admin/applications/cv/cv-bytes.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A store whose answers name the question: the first one is 1. */
function countingStore(fail: (asked: number) => boolean = () => false) {
	const asked: number[] = []
	const bytesOf = bytesStore(async (id) => {
		asked.push(id)
		if (fail(asked.length)) throw new Error('no network')
		return new Uint8Array([id])
	})
	return { asked, bytesOf }
}

test('bytes are kept for a minute', async () => {
	const { asked, bytesOf } = countingStore()
	expect(await bytesOf(7)).toEqual(new Uint8Array([7]))
	await vi.advanceTimersByTimeAsync(59_000)
	expect(await bytesOf(7)).toEqual(new Uint8Array([7]))
	expect(asked).toEqual([7])
	await vi.advanceTimersByTimeAsync(2_000)
	await bytesOf(7)
	expect(asked).toEqual([7, 7])
})

test('questions at the same time share one answer', async () => {
	const { asked, bytesOf } = countingStore()
	await Promise.all([bytesOf(7), bytesOf(7), bytesOf(8)])
	expect(asked).toEqual([7, 8])
})

test('a failure is told and not kept', async () => {
	const { asked, bytesOf } = countingStore((count) => count === 1)
	await expect(bytesOf(7)).rejects.toThrow('no network')
	expect(await bytesOf(7)).toEqual(new Uint8Array([7]))
	expect(asked).toEqual([7, 7])
})

test('only the last four files are kept, and the question for an older one is aborted', async () => {
	const { asked, bytesOf } = countingStore()
	for (const id of [1, 2, 3, 4, 5]) await bytesOf(id)
	await bytesOf(2)
	expect(asked).toHaveLength(5)
	await bytesOf(1)
	expect(asked).toEqual([1, 2, 3, 4, 5, 1])

	const aborted: number[] = []
	const waiting = bytesStore((id, signal) => {
		signal.addEventListener('abort', () => aborted.push(id))
		return new Promise(() => {})
	})
	for (const id of [1, 2, 3, 4, 5]) waiting(id).catch(() => {})
	expect(aborted).toEqual([1])
})
