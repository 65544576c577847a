import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { finished } from 'node:stream/promises'
import { ownFile } from './folder.ts'

/** Writes a JSON Lines file and computes its hash. */
export function lineFile(path: string) {
	const file = createWriteStream(path, { mode: ownFile })
	// The next write, or the end, throws the error.
	file.on('error', () => {})
	const hash = createHash('sha256')
	let lines = 0
	return {
		async add(things: readonly unknown[]): Promise<void> {
			const text = things.map((thing) => `${JSON.stringify(thing)}\n`).join('')
			if (file.errored) throw file.errored
			hash.update(text)
			lines += things.length
			if (!file.write(text)) await once(file, 'drain')
		},
		async close() {
			file.end()
			await finished(file)
			return { lines, sha256: hash.digest('hex') }
		},
	}
}
