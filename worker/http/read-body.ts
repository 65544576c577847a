import { AppError } from './errors.ts'

/** Timeout of a stalled body. */
const silenceMs = 30_000

/**
 * Reads a body to its end. Throws `request.too-large` over `limit` bytes, `service.busy` if `hold` refuses to take more of
 * them, and `request.malformed` when the body breaks off.
 */
export async function readWithin(
	body: ReadableStream<Uint8Array<ArrayBuffer>>,
	limit: number,
	hold: (bytes: number) => boolean = () => true,
): Promise<Uint8Array<ArrayBuffer>> {
	let chunks: Uint8Array<ArrayBuffer>[] | null = []
	let size = 0
	try {
		for await (const chunk of chunksOf(body)) {
			size += chunk.byteLength
			if (size > limit || (chunks && !hold(chunk.byteLength))) chunks = null
			chunks?.push(chunk)
		}
	} catch {
		throw new AppError('request.malformed')
	}
	if (size > limit) throw new AppError('request.too-large')
	if (chunks === null) throw new AppError('service.busy', { retryAfterSeconds: 2 })
	return new Blob(chunks).bytes()
}

/** The chunks of a body. Throws when the next one takes longer than `silenceMs`. */
async function* chunksOf(body: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<Uint8Array<ArrayBuffer>> {
	const reader = body.getReader()
	let timer: ReturnType<typeof setTimeout> | undefined
	try {
		for (;;) {
			const silence = new Promise<never>((_, reject) => {
				timer = setTimeout(() => reject(new Error('The body has broken off')), silenceMs)
			})
			const { done, value } = await Promise.race([reader.read(), silence])
			clearTimeout(timer)
			if (done) return
			yield value
		}
	} finally {
		clearTimeout(timer)
		// A client that has disconnected makes cancel() fail.
		reader.cancel().catch(() => undefined)
	}
}

/** Drains a body that has no meaning: an unread body blocks the next request on a keep-alive connection. */
export async function readToEnd(body: ReadableStream<Uint8Array<ArrayBuffer>> | null): Promise<void> {
	if (body === null) return
	try {
		for await (const _ of chunksOf(body));
	} catch {
		// The client has disconnected.
	}
}
