// @vitest-environment happy-dom
import { expect, onTestFinished, test, vi } from 'vitest'
import { createPoll } from '#web/admin/frame/poll.ts'

const everyMs = 60_000

/** A poll on a fake clock. Each answer is used once, then it answers. */
function aPoll(...answers: (() => Promise<boolean>)[]) {
	vi.useFakeTimers()
	onTestFinished(() => {
		vi.useRealTimers()
		vi.restoreAllMocks()
	})
	const ask = vi.fn(async () => (await answers.shift()?.()) ?? true)
	const poll = createPoll({ ask, everyMs, longestMs: 15 * everyMs })
	const start = () => {
		const stop = poll.start()
		onTestFinished(stop)
		return stop
	}
	return { ask, poll, start }
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

function turn(state: DocumentVisibilityState) {
	vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
	document.dispatchEvent(new Event('visibilitychange'))
}

const failing = async () => {
	throw new Error('The network is down')
}

test('it asks when it starts and then every minute, and not before or after', async () => {
	const { ask, start } = aPoll()
	await pass(everyMs)
	expect(ask).not.toHaveBeenCalled()
	const stop = start()
	await pass(0)
	expect(ask).toHaveBeenCalledTimes(1)
	await pass(everyMs - 1)
	expect(ask).toHaveBeenCalledTimes(1)
	await pass(1)
	expect(ask).toHaveBeenCalledTimes(2)
	stop()
	await pass(10 * everyMs)
	expect(ask).toHaveBeenCalledTimes(2)
	expect(vi.getTimerCount()).toBe(0)
})

test('several parts of a page share one timer, which the last of them stops', async () => {
	const { ask, start } = aPoll()
	const stops = [start(), start(), start()]
	await pass(0)
	expect(vi.getTimerCount()).toBe(1)
	await pass(everyMs)
	expect(ask).toHaveBeenCalledTimes(2)
	stops[0]?.()
	stops[1]?.()
	await pass(everyMs)
	expect(ask).toHaveBeenCalledTimes(3)
	stops[2]?.()
	expect(vi.getTimerCount()).toBe(0)
})

test('a hidden tab has no timer. Shown after more than a minute it asks at once', async () => {
	const { ask, start } = aPoll()
	start()
	await pass(0)
	turn('hidden')
	expect(vi.getTimerCount()).toBe(0)
	await pass(5 * everyMs)
	expect(ask).toHaveBeenCalledTimes(1)
	turn('visible')
	await pass(0)
	expect(ask).toHaveBeenCalledTimes(2)
})

test('shown again within the minute it waits for the rest of it', async () => {
	const { ask, start } = aPoll()
	start()
	await pass(0)
	turn('hidden')
	await pass(20_000)
	turn('visible')
	await pass(39_999)
	expect(ask).toHaveBeenCalledTimes(1)
	await pass(1)
	expect(ask).toHaveBeenCalledTimes(2)
})

test('a tab that opens hidden asks when it is shown', async () => {
	const { ask, start } = aPoll()
	turn('hidden')
	start()
	await pass(everyMs)
	expect(ask).not.toHaveBeenCalled()
	turn('visible')
	await pass(0)
	expect(ask).toHaveBeenCalledTimes(1)
})

test('each failure doubles the wait, up to a limit, also for a tab that is shown again; a success ends that', async () => {
	const { ask, start } = aPoll(...Array(6).fill(failing))
	start()
	await pass(0)
	for (const [place, minutes] of [2, 4, 8, 15, 15].entries()) {
		await pass(minutes * everyMs - 1)
		turn('hidden')
		turn('visible')
		await pass(0)
		expect(ask).toHaveBeenCalledTimes(place + 1)
		await pass(1)
		expect(ask).toHaveBeenCalledTimes(place + 2)
	}
	await pass(15 * everyMs)
	expect(ask).toHaveBeenCalledTimes(7)
	await pass(everyMs)
	expect(ask).toHaveBeenCalledTimes(8)
})

test('a refusal ends it until it is started again', async () => {
	const { ask, poll, start } = aPoll(async () => false)
	const stop = start()
	await pass(60 * everyMs)
	await poll.askNow()
	expect(ask).toHaveBeenCalledTimes(1)
	stop()
	start()
	await pass(0)
	expect(ask).toHaveBeenCalledTimes(2)
})

test('what is asked at once puts off the timer, and what is asked meanwhile is asked once more', async () => {
	let answer = (_: boolean) => {}
	const { ask, poll, start } = aPoll(
		async () => true,
		() => new Promise((resolve) => (answer = resolve)),
	)
	start()
	await pass(30_000)
	void poll.askNow()
	void poll.askNow()
	void poll.askNow()
	await pass(2 * everyMs)
	expect(ask, 'it waits for its answer').toHaveBeenCalledTimes(2)
	answer(true)
	await pass(0)
	expect(ask).toHaveBeenCalledTimes(3)
	await pass(everyMs - 1)
	expect(ask).toHaveBeenCalledTimes(3)
	await pass(1)
	expect(ask).toHaveBeenCalledTimes(4)
})

test('nothing asks at once where nobody has started it', async () => {
	const { ask, poll } = aPoll()
	await poll.askNow()
	expect(ask).not.toHaveBeenCalled()
})
