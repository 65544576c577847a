import { type DocumentType, documents, type FiledDocument, task, type Version } from './documents.ts'
import { compared, hits, marked, queryWords, type Run } from './words.ts'

export type Desk = {
	query: string
	type: DocumentType | 'All'
	open: number
	version: number
	compare: boolean
	/** The waiting version has been compared with the one before it. */
	seen: boolean
	/** The version that the decision made. It ends the case. */
	made: Version | null
	said: string
}

export const start: Desk = {
	query: '',
	type: 'All',
	open: 0,
	version: 0,
	compare: false,
	seen: false,
	made: null,
	said: 'The lessor asks for another lock-in. Search the ten documents for the lease that his letter means.',
}

const documentAt = (index: number) => documents[index] as FiledDocument

/** The versions of a document, with the one that the decision made. */
export function versionsOf(index: number, { made }: Pick<Desk, 'made'>): readonly Version[] {
	const { versions } = documentAt(index)
	if (!made || index !== task.document) return versions
	const status = made.number === '3.0' ? 'Replaced' : 'Refused'
	return [
		...versions.map((version, each) => (each === task.version ? ({ ...version, status } as const) : version)),
		made,
	]
}

/** The most versions that a document can have. */
export const mostVersions = task.version + 2

/** The open document is a lease, which has a line for a signature, and its version is signed. */
export const signatureOf = (desk: Desk) => {
	if (documentAt(desk.open).type !== 'Lease') return 'none'
	return ['Signed', 'Counsel signs next'].includes(openVersion(desk).status) ? 'signed' : 'open'
}

export const openVersion = (desk: Desk) => versionsOf(desk.open, desk)[desk.version] as Version
const before = (desk: Desk) => versionsOf(desk.open, desk)[desk.version - 1]

/** How often the query occurs in each document's newest version, or -1 for one that is not on the shelf. */
export function found(desk: Desk): number[] {
	const words = queryWords(desk.query)
	return documents.map(({ name, type, place }, index) => {
		if (desk.type !== 'All' && desk.type !== type) return -1
		if (words.length === 0) return 0
		return hits([name, place, ...(versionsOf(index, desk).at(-1)?.text ?? [])].join(' '), words) || -1
	})
}

export function versionCountText(desk: Desk): string {
	const shelf = found(desk).filter((count) => count >= 0)
	const total = shelf.reduce((sum, count) => sum + count, 0)
	if (shelf.length === 0) return 'No document has these words'
	const many = shelf.length === 1 ? '1 document' : `${shelf.length} documents`
	return total > 0 ? `${many}, ${total} ${total === 1 ? 'hit' : 'hits'}` : many
}

/** The paragraphs of the open version: compared with the version before, or with the query's words marked. */
export function paper(desk: Desk): Run[][] {
	const { text } = openVersion(desk)
	const old = desk.compare ? before(desk)?.text : undefined
	return text.map((line, index) => (old ? compared(old[index] ?? '', line) : marked(line, queryWords(desk.query))))
}

/** Shows a version. `seen` remembers that the waiting one was compared. */
function shown(desk: Desk, change: Partial<Desk>): Desk {
	const next = { ...desk, ...change }
	return {
		...next,
		seen: next.seen || (next.compare && next.open === task.document && next.version === task.version),
	}
}

function versionSaid(desk: Desk): string {
	const { number, entry, status } = openVersion(desk)
	const old = before(desk)
	if (!desk.compare) return `Version ${number}, ${status.toLowerCase()}. ${entry}.`
	if (!old) return `Version ${number} is the first, so there is nothing to compare it with.`
	const runs = paper(desk).flat()
	const changes = runs.filter(({ kind }) => kind === 'ins').map(({ text }) => text.replace(/\.$/, ''))
	const beside = `Version ${number} beside ${old.number}.`
	if (changes.length > 0) return `${beside} New: ${changes.join(', ')}.`
	return runs.some(({ kind }) => kind === 'del')
		? `${beside} Words were only taken out.`
		: `${beside} The text is the same.`
}

const withSaid = (desk: Desk) => ({ ...desk, said: versionSaid(desk) })

function refusal(desk: Desk, name: string): string | null {
	const { number } = openVersion(desk)
	if (desk.made)
		return `The lease is decided, and version ${desk.made.number} is filed. Start again to decide otherwise.`
	if (desk.open !== task.document) return 'Nothing in this document waits for you. Your task is the lease of Merrow.'
	const waits = desk.version === task.version
	if (name === 'restore') return waits ? 'Version 2.1 is the newest. Open an older one to bring it back.' : null
	if (!waits) return `Version ${number} is not what waits for you. Open version 2.1.`
	return desk.seen ? null : 'Not signed: compare version 2.1 with 2.0 first, so that you see what you sign.'
}

function decided(desk: Desk, name: string): Desk {
	const refused = refusal(desk, name)
	if (refused) return { ...desk, said: refused }
	const { number, text } = openVersion(desk)
	const made: Version =
		name === 'approve'
			? { number: '3.0', entry: '2 April, regional head: 2.1 approved', status: 'Counsel signs next', text }
			: { number: '2.2', entry: `2 April, regional head: text of ${number} restored`, status: 'Signed', text }
	return {
		...desk,
		made,
		version: mostVersions - 1,
		compare: false,
		said:
			name === 'approve'
				? 'Version 3.0 is filed with your signature. Its rent of 88,200 is above 75,000, so counsel signs next.'
				: `Version 2.2 is filed with the text of ${number}. Version 2.1 stays below it, refused: nothing is overwritten.`,
	}
}

/** The next state after an act of the visitor. */
export function act(desk: Desk, { name, value }: { name: string; value: string }): Desk {
	if (name === 'query' || name === 'type') {
		const next: Desk = { ...desk, [name]: value }
		return { ...next, said: `${versionCountText(next)}.` }
	}
	if (name === 'open') {
		const open = Number(value)
		const next = shown(desk, { open, version: versionsOf(open, desk).length - 1 })
		return { ...next, said: `${documentAt(open).name}. ${versionSaid(next)}` }
	}
	if (name === 'version') return withSaid(shown(desk, { version: Number(value) }))
	if (name === 'compare') return withSaid(shown(desk, { compare: !desk.compare }))
	if (name === 'approve' || name === 'restore') return decided(desk, name)
	return desk
}

const isMade = (desk: Desk, number: string) => (desk.made?.number === number ? '' : null)

export const chosen = (desk: Desk) => ({ approve: isMade(desk, '3.0'), restore: isMade(desk, '2.2') })

/** The waiting version can be signed once it has been compared. */
export const main = (desk: Desk) => (refusal(desk, 'approve') ? null : 'approve')

export function saved({ made }: Desk): string | null {
	if (!made) return null
	return made.number === '3.0'
		? 'a second reading. The change was two figures, and the four texts before it can still be read.'
		: 'the older text, under a number of its own. The refused version can still be read.'
}
