import { beforeEach, expect, test, vi } from 'vitest'
import { autosaveMs } from '#contracts/shared/periods.ts'
import { type SaveState, startAutosave } from '#web/admin/forms/autosave.ts'

beforeEach(() => {
	vi.useFakeTimers()
})

/** An autosave whose requests the test answers. */
function anAutosave({ mayRetry = true } = {}) {
	const requests: PromiseWithResolvers<string>[] = []
	const states: SaveState['status'][] = []
	const autosave = startAutosave({
		send() {
			const request = Promise.withResolvers<string>()
			requests.push(request)
			return request.promise
		},
		mayRetry: () => mayRetry,
		onState: ({ status }) => states.push(status),
	})
	const answer = async () => {
		requests.at(-1)?.resolve('2026-03-02T09:15:00.000Z')
		await vi.advanceTimersByTimeAsync(0)
	}
	const fail = async () => {
		requests.at(-1)?.reject(new Error('no connection'))
		await vi.advanceTimersByTimeAsync(0)
	}
	return { autosave, requests, states, answer, fail }
}

test('two seconds after the first change it saves, also while typing goes on', async () => {
	const { autosave, requests } = anAutosave()
	for (let typed = 0; typed < 4; typed += 1) {
		autosave.changed()
		await vi.advanceTimersByTimeAsync(autosaveMs / 4)
	}
	expect(requests).toHaveLength(1)
})

test('without a change it saves nothing', async () => {
	const { requests, autosave } = anAutosave()
	await vi.advanceTimersByTimeAsync(60_000)
	expect(await autosave.flush()).toBe(true)
	expect(requests).toHaveLength(0)
})

test('one request runs at a time; what was typed meanwhile is saved after it', async () => {
	const { autosave, requests, states, answer } = anAutosave()
	autosave.changed()
	await vi.advanceTimersByTimeAsync(autosaveMs)
	autosave.changed()
	await vi.advanceTimersByTimeAsync(autosaveMs * 3)
	expect(requests).toHaveLength(1)
	await answer()
	expect(states.at(-1)).toBe('waiting')
	await vi.advanceTimersByTimeAsync(autosaveMs)
	expect(requests).toHaveLength(2)
	await answer()
	expect(states.at(-1)).toBe('saved')
	expect(autosave.isUnsaved()).toBe(false)
})

test('a failure is told and tried again, with growing pauses of at most 15 seconds', async () => {
	const { autosave, requests, states, fail, answer } = anAutosave()
	autosave.changed()
	await vi.advanceTimersByTimeAsync(autosaveMs)
	for (let tries = 1; tries <= 6; tries += 1) {
		await fail()
		expect(states.at(-1)).toBe('failed')
		expect(autosave.isUnsaved()).toBe(true)
		await vi.advanceTimersByTimeAsync(15_000)
		expect(requests).toHaveLength(tries + 1)
	}
	await answer()
	expect(states.at(-1)).toBe('saved')
})

test('what another try cannot mend waits for the next change', async () => {
	const { autosave, requests, fail } = anAutosave({ mayRetry: false })
	autosave.changed()
	await vi.advanceTimersByTimeAsync(autosaveMs)
	await fail()
	await vi.advanceTimersByTimeAsync(60_000)
	expect(requests).toHaveLength(1)
	autosave.changed()
	await vi.advanceTimersByTimeAsync(autosaveMs)
	expect(requests).toHaveLength(2)
})

test('a flush waits for the running request, then saves the rest, and tells whether all is saved', async () => {
	const { autosave, requests, answer, fail } = anAutosave()
	autosave.changed()
	await vi.advanceTimersByTimeAsync(autosaveMs)
	autosave.changed()
	const flushed = autosave.flush()
	await answer()
	expect(requests).toHaveLength(2)
	await answer()
	expect(await flushed).toBe(true)

	autosave.changed()
	const failed = autosave.flush()
	await vi.advanceTimersByTimeAsync(0)
	await fail()
	expect(await failed).toBe(false)
})

test('once stopped it sends nothing more until it resumes', async () => {
	const { autosave, requests } = anAutosave()
	autosave.changed()
	await autosave.stop()
	await vi.advanceTimersByTimeAsync(60_000)
	expect(requests).toHaveLength(0)
	autosave.resume()
	await vi.advanceTimersByTimeAsync(0)
	expect(requests).toHaveLength(1)
})
