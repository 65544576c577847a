import { createHash } from 'node:crypto'

/** In bytes, of a mail that is too large to be read whole. */
const mostKept = 256 * 1024

/** Longer pieces without a line break are no text. */
const longestLine = 64 * 1024

/** Lines of base64. After so many it is a file that holds them, and words may follow it. */
const encodedLine = /^[a-z\d+/]{60,}={0,2}\r?$/i
const mostEncoded = 300

/** Reads the first lines of a large mail without the rest of its files, and the hash of all. */
export async function startOfMail(body: ReadableStream<Uint8Array>) {
	const hash = createHash('sha256')
	let [kept, rest, encoded] = ['', '', 0]
	for await (const chunk of body) {
		hash.update(chunk)
		if (kept.length >= mostKept) continue
		const lines = (rest + Buffer.from(chunk).toString('latin1')).split('\n')
		rest = lines.pop() ?? ''
		if (rest.length > longestLine) [kept, rest] = [kept + rest, '']
		for (const line of lines) {
			encoded = encodedLine.test(line) ? encoded + 1 : 0
			if (encoded <= mostEncoded) kept += `${line}\n`
		}
	}
	const bytes = new Uint8Array(Buffer.from((kept + rest).slice(0, mostKept), 'latin1'))
	return { bytes, sha256: hash.digest('hex') }
}
