import PostalMime, { type PostalMimeOptions } from 'postal-mime'
import { decodedBase64 } from './base64.ts'
import { lettersOf } from './letters.ts'

type Bytes = Uint8Array<ArrayBuffer>
type Structured = { value: string; parsed: { value: string; params: Readonly<Record<string, string>> } }

/** A part in the parser. It is internal: `package.json` pins the version, and a test reads the tree. */
type Node = {
	state: 'header' | 'body' | 'finished'
	contentType: Structured & { multipart: string | false }
	contentDisposition: Structured
	contentTransferEncoding: { encoding: string }
	contentId?: string
	contentDecoder: { update(line: Bytes): void; finalize(): Promise<Bytes | ArrayBuffer> } | null
	content: Bytes | ArrayBuffer | null
	childNodes: readonly Node[]
}

type Internals = Pick<PostalMime, 'parse'> & {
	root: Node
	currentNode: Node
	av: Bytes
	readPos: number
	finalize(): Promise<void>
	processLine(line: Bytes, isFinal: boolean): Promise<void>
}

const Parser = PostalMime as unknown as new (options: PostalMimeOptions) => Internals

/** What the parser gets of a mail. It takes time for each line, and keeps objects for each header and part. */
type Limits = { lines: number; headerLines: number; parts: number }
const most: Limits = { lines: 400_000, headerLines: 10_000, parts: 1_000 }

/** The parser throws beyond these. */
const beyondMeasure = { maxNestingDepth: 50, maxHeadersSize: 512 * 1024 }

/** Splits a mail into its parts and leaves the reading of them to us. Behind a limit it stops. */
class MailParser extends Parser {
	readonly counted: Limits = { lines: 0, headerLines: 0, parts: 1 }
	isCut = false
	readonly #limits: Limits

	constructor(limits: Limits) {
		super(beyondMeasure)
		this.#limits = limits
	}

	override async processLine(line: Bytes, isFinal: boolean): Promise<void> {
		const { counted, currentNode: part } = this
		const isHeader = part.state === 'header'
		counted.lines += 1
		counted.headerLines += isHeader ? 1 : 0
		this.isCut = (Object.keys(counted) as (keyof Limits)[]).some((each) => counted[each] > this.#limits[each])
		if (this.isCut) {
			this.readPos = this.av.byteLength
			return this.finalize()
		}
		await super.processLine(isHeader ? inUtf8(line) : line, isFinal)
		if (this.currentNode !== part && this.currentNode.state === 'header') counted.parts += 1
		const isEncoded = part.contentTransferEncoding.encoding.includes('quoted-printable')
		if (isHeader && part.state === 'body' && !isEncoded) part.contentDecoder = pieceOf(this.av)
	}

	/** The parser would decode all texts and files here. */
	async collectNode(): Promise<void> {}
}

/** Headers in the letters of an older program are read as the texts are. */
const inUtf8 = (line: Bytes): Bytes =>
	line.some((byte) => byte >= 0x80) ? new TextEncoder().encode(lettersOf(line)) : line

/** Notes where the lines of a part lie in the mail. The parser would keep an object for each line. */
function pieceOf(mail: Bytes): NonNullable<Node['contentDecoder']> {
	let [start, end] = [-1, 0]
	return {
		update(line) {
			if (start === -1) start = line.byteOffset
			end = line.byteOffset + line.byteLength
		},
		finalize: async () => mail.subarray(Math.max(start, 0), end),
	}
}

/** A part of a mail. `kind`: of a multipart, such as `alternative`. */
export type MimePart = {
	type: string
	kind: string | null
	/** The headers Content-Type and Content-Disposition. */
	contentType: string
	disposition: string
	isAttachment: boolean
	/** Of the header Content-Type, in lower case. */
	parameter: (name: string) => string
	/** Without angle brackets. */
	contentId: string
	bytes: () => Bytes
	parts: MimePart[]
}

const partOf = (node: Node): MimePart => ({
	type: node.contentType.parsed.value,
	kind: node.contentType.multipart || null,
	contentType: node.contentType.value,
	disposition: node.contentDisposition.value,
	isAttachment: node.contentDisposition.parsed.value === 'attachment',
	parameter: (name) => node.contentType.parsed.params[name] ?? '',
	contentId: (node.contentId ?? '').replace(/^<|>$/g, ''),
	bytes: () => {
		const bytes =
			node.content instanceof ArrayBuffer ? new Uint8Array(node.content) : (node.content ?? new Uint8Array())
		return node.contentTransferEncoding.encoding.includes('base64') ? decodedBase64(bytes) : bytes
	},
	parts: node.childNodes.map(partOf),
})

/** The parts of a mail and its headers. Throws for one whose headers or nesting go beyond all measure. `isCut`: it goes beyond a limit. */
export async function mimeTree(mail: Uint8Array, limits = most) {
	const parser = new MailParser(limits)
	const { headers } = await parser.parse(mail)
	return { root: partOf(parser.root), headers, isCut: parser.isCut, counted: parser.counted }
}
