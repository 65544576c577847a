import type { Room } from '../http/body.ts'
import { GrowingBytes } from './growing-bytes.ts'

/** Of all forms together: an isolate has 128 MB for what it serves at once, and what a form brings is on its way to R2 once more. */
const mostHeldBytes = 24 * 1024 * 1024
/** Whoever is cut off takes no leave: what has not moved for so long is no longer there. */
const heldForMs = 60_000

/** What brings less than this in ten seconds gives way to others where room is short. */
const windowMs = 10_000
const slowBytes = 256 * 1024

/** A form in memory, from its first byte to its answer. */
export type HeldForm = {
	/** While it is being read. */
	body: GrowingBytes
	bytes: number
	movedAt: number
	/** How much has come since. */
	window: { since: number; bytes: number }
	wasSlow: boolean
	isRead: boolean
}
const held = new Set<HeldForm>()

export const newForm = (now = Date.now()): HeldForm => ({
	body: new GrowingBytes(),
	bytes: 0,
	movedAt: now,
	window: { since: now, bytes: 0 },
	wasSlow: false,
	isRead: false,
})

function giveUp(form: HeldForm): void {
	held.delete(form)
	form.body.forget()
}

function heldBytes(now: number): number {
	let bytes = 0
	for (const form of held) {
		if (now - form.movedAt > heldForMs) giveUp(form)
		else bytes += form.bytes
	}
	return bytes
}

/** A window that nothing has ended for as long again brought nothing in that time. */
const isSlow = ({ isRead, wasSlow, window }: HeldForm, now: number) =>
	!isRead && (wasSlow || now - window.since > 2 * windowMs)

/** Whether so many more bytes can be held. Forms that hardly move give way, the largest first: a few of them could shut out everybody. */
export function hasRoom(bytes: number, now = Date.now()): boolean {
	while (heldBytes(now) + bytes > mostHeldBytes) {
		const [slowest] = [...held].filter((form) => isSlow(form, now)).sort((one, other) => other.bytes - one.bytes)
		if (!slowest) return false
		giveUp(slowest)
	}
	return true
}

/** Whether this piece of a form can be held too. */
function holdPiece(form: HeldForm, bytes: number, now = Date.now()): boolean {
	form.movedAt = now
	if (now - form.window.since > windowMs) {
		form.wasSlow = form.window.bytes < slowBytes
		form.window = { since: now, bytes: 0 }
	}
	form.window.bytes += bytes
	// It has given way to others meanwhile.
	if (!held.has(form)) return false
	if (hasRoom(bytes, now)) form.bytes += bytes
	else held.delete(form)
	return held.has(form)
}

/** Reads a form whose pieces are held meanwhile. */
export async function readHeld<Read>(form: HeldForm, read: (room: Room) => Promise<Read>): Promise<Read> {
	held.add(form)
	const whole = await read({ bytes: form.body, hasRoom: (bytes) => holdPiece(form, bytes) })
	form.isRead = true
	return whole
}

export function letGo(form: HeldForm): void {
	held.delete(form)
}
