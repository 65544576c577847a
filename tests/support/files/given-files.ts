import type { Bytes } from './sample-bytes.ts'

const addresses = import.meta.glob<string>('../../fixtures/files/*', {
	query: '?url&inline',
	import: 'default',
	eager: true,
})

/** A file of `tests/fixtures/files/`. */
export function givenFile(name: string): Bytes {
	const address = addresses[`../../fixtures/files/${name}`]
	if (!address) throw new Error(`There is no ${name}`)
	return Uint8Array.from(atob(address.slice(address.indexOf(',') + 1)), (letter) => letter.charCodeAt(0))
}
