import { autosaveMs } from '#contracts/shared/periods.ts'
import { ApiRefusal, ServerUnreachable } from '#web/api.ts'

const longestWaitMs = 15_000

export type SaveState =
	| { status: 'idle' | 'waiting' | 'saving' }
	| { status: 'saved'; at: string }
	| { status: 'failed'; failure: unknown }

type Options = {
	/** Sends what the form shows now; resolves to the time of the save. */
	send: (how: { keepalive: boolean }) => Promise<string>
	onState: (state: SaveState) => void
	/** Whether another try can help. If not, the next one waits for the next change. */
	mayRetry: (failure: unknown) => boolean
}

/** Whether the server did not answer, or was busy. */
export const mayPass = (failure: unknown) =>
	failure instanceof ServerUnreachable ||
	(failure instanceof ApiRefusal && (failure.status >= 500 || failure.status === 429))

export type Autosave = ReturnType<typeof startAutosave>

/** Saves two seconds after the first unsaved change, one request at a time, and tries again after a failure. */
export function startAutosave({ send, onState, mayRetry }: Options) {
	let unsaved = false
	let stopped = false
	let failures = 0
	let waitsForChange = false
	let timer: ReturnType<typeof setTimeout> | null = null
	let running: Promise<void> | null = null

	function plan(afterMs: number) {
		if (timer === null && !stopped) timer = setTimeout(() => void run({ keepalive: false }), afterMs)
	}

	function cancel() {
		if (timer !== null) clearTimeout(timer)
		timer = null
	}

	function run(how: { keepalive: boolean }): Promise<void> {
		cancel()
		if (stopped) return Promise.resolve()
		running ??= attempt(how).finally(() => {
			running = null
			if (unsaved && !waitsForChange)
				plan(failures > 0 ? Math.min(autosaveMs * 2 ** failures, longestWaitMs) : autosaveMs)
		})
		return running
	}

	async function attempt(how: { keepalive: boolean }) {
		unsaved = false
		onState({ status: 'saving' })
		try {
			const at = await send(how)
			failures = 0
			onState(unsaved ? { status: 'waiting' } : { status: 'saved', at })
		} catch (failure) {
			unsaved = true
			failures += 1
			waitsForChange = !mayRetry(failure)
			onState({ status: 'failed', failure })
		}
	}

	return {
		/** Call after each change of the form. */
		changed() {
			unsaved = true
			waitsForChange = false
			if (running === null) {
				if (failures === 0) onState({ status: 'waiting' })
				plan(autosaveMs)
			}
		},
		isUnsaved: () => unsaved || running !== null,
		/** Saves what is unsaved now. Resolves to whether everything is saved. */
		async flush({ keepalive = false } = {}): Promise<boolean> {
			if (running) await running
			if (unsaved) await run({ keepalive })
			return !unsaved
		},
		/** Waits for the running request and stops. */
		async stop(): Promise<void> {
			stopped = true
			cancel()
			await running
		},
		resume() {
			stopped = false
			failures = 0
			waitsForChange = false
			if (unsaved) plan(0)
		},
	}
}
