/** Upper bound for all forms together. An isolate has 128 MB, and an upload to R2 copies the file in memory. */
const mostHeldBytes = 24 * 1024 * 1024
/** A stalled form stops counting after this time: Workers may drop a disconnected client's request without `finally`. */
const abandonedAfterMs = 60_000

/** A form in memory, from its first byte to its answer. */
export type HeldForm = { bytes: number; movedAt: number }
const held = new Set<HeldForm>()

/** Whether this many more bytes fit. */
export function hasRoom(bytes: number, now = Date.now()): boolean {
	let sum = bytes
	for (const form of held) {
		if (now - form.movedAt > abandonedAfterMs) held.delete(form)
		else sum += form.bytes
	}
	return sum <= mostHeldBytes
}

/** Counts the next bytes of a form. Releases the form and returns false if they do not fit. */
export function holdBytes(form: HeldForm, bytes: number, now = Date.now()): boolean {
	form.movedAt = now
	const fits = hasRoom(bytes, now)
	form.bytes += bytes
	if (fits) held.add(form)
	else held.delete(form)
	return fits
}

export const release = (form: HeldForm) => held.delete(form)
