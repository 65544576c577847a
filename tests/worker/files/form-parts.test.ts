import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formParts } from '#worker/files/form-parts.ts'

/** Makes the random input reproducible. */
const seed = 20_260_102

const type = 'multipart/form-data; boundary=b'
const bytesOf = (text: string) => new TextEncoder().encode(text)

/** A body as browsers write it: they escape only quotes and line breaks in names and file names. */
function written(parts: readonly { name: string; value: string | { name: string; bytes: Uint8Array } }[]) {
	const escaped = (text: string) => text.replaceAll('\n', '%0A').replaceAll('\r', '%0D').replaceAll('"', '%22')
	const pieces = parts.flatMap(({ name, value }) => {
		const head = `--b\r\nContent-Disposition: form-data; name="${escaped(name)}"`
		return typeof value === 'string'
			? [bytesOf(`${head}\r\n\r\n${value}\r\n`)]
			: [
					bytesOf(`${head}; filename="${escaped(value.name)}"\r\nContent-Type: application/pdf\r\n\r\n`),
					value.bytes,
					bytesOf('\r\n'),
				]
	})
	return new Blob([...pieces, '--b--\r\n'] as BlobPart[]).bytes()
}

/** Without surrounding spaces, which the parser trims, and Unicode line breaks, which no keyboard types. */
const names = fc
	.string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
	.filter((name) => /^[^[\]"\r\n\u2028\u2029\\]+$/.test(name) && name === name.trim())

const part = fc.record({
	name: names.filter((name) => name !== '__proto__'),
	value: fc.oneof(
		fc.string({ unit: 'grapheme' }).filter((text) => !/[\r\n]/.test(text)),
		fc.record({ name: names, bytes: fc.uint8Array({ maxLength: 400 }) }),
	),
})

test('texts and files of a form arrive as sent', () =>
	fc.assert(
		fc.asyncProperty(
			fc.uniqueArray(part, { selector: ({ name }) => name, maxLength: 12, minLength: 1 }),
			async (parts) => {
				const found = formParts(await written(parts), type)
				expect(Object.keys(found).sort()).toEqual(parts.map(({ name }) => name).sort())
				for (const { name, value } of parts) {
					const arrived = found[name]
					if (typeof value === 'string') expect(arrived).toBe(value)
					else {
						if (!(arrived instanceof File)) throw new Error(`${name} is no file`)
						expect([arrived.name, arrived.type, arrived.size]).toEqual([
							value.name,
							'application/pdf',
							value.bytes.length,
						])
						expect([...(await arrived.bytes())]).toEqual([...value.bytes])
					}
				}
			},
		),
		{ numRuns: 300, seed },
	))

test('it reads a form of the platform, and an untouched file input is a file without name and bytes', async () => {
	const form = new FormData()
	form.set('title', 'Ørsted & Søn, "the first"')
	form.set('gallery[cover]', new File([new Uint8Array([1, 2, 3])], 'Übersicht; 1.png', { type: 'image/png' }))
	form.set('file', new File([], ''))
	const sent = new Response(form)
	const found = formParts(new Uint8Array(await sent.clone().arrayBuffer()), sent.headers.get('Content-Type') ?? '')
	expect(found.title).toBe('Ørsted & Søn, "the first"')
	const { cover } = found.gallery as { cover: File }
	expect([cover.name, cover.type, ...(await cover.bytes())]).toEqual(['Übersicht; 1.png', 'image/png', 1, 2, 3])
	expect(found.file).toMatchObject({ name: '', size: 0 })
})

test('random bytes are either parsed or refused as malformed', () => {
	const noise = fc.oneof(
		fc.uint8Array({ maxLength: 300 }).map((bytes) => Uint8Array.from(bytes)),
		fc
			.array(
				fc.constantFrom('--b', '--b--', '\r\n', '\r\n\r\n', 'Content-Disposition: form-data; name="a"', 'x', '"', ';'),
			)
			.map((pieces) => Uint8Array.from(bytesOf(pieces.join('')))),
	)
	fc.assert(
		fc.property(noise, (bytes) => {
			try {
				formParts(bytes, type)
			} catch (error) {
				expect(error).toMatchObject({ code: 'request.malformed' })
			}
		}),
		{ numRuns: 5_000, seed },
	)
})
