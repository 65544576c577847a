import { readFileSync } from 'node:fs'
import { getDocument, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'

type Part = { role: string; alt: string; page: number }

/** A run of text on a page. Lengths are points from the lower left corner. */
export type Line = { page: number; role: string; text: string; x: number; y: number; width: number; height: number }

/** The properties of a PDF, as a PDF reader finds them. */
export type ReadPdf = {
	bytes: number
	pages: number
	title: unknown
	language: unknown
	isTagged: boolean
	/** The structure elements, such as P, H1, Table and Figure, with their alternative texts. */
	parts: Part[]
	/** The texts in reading order, one for each element, without the texts that repeat on every page. */
	texts: string[]
	/** The same texts as the pages show them. Turned ones are left out. */
	lines: Line[]
}

export async function readPdf(file: string): Promise<ReadPdf> {
	const content = readFileSync(file)
	const reading = getDocument({ data: new Uint8Array(content), verbosity: 0 })
	const document = await reading.promise
	const { info } = await document.getMetadata()
	// The types of pdfjs-dist declare an object, but the result is a Map.
	const marks: unknown = await document.getMarkInfo()
	const read: ReadPdf = {
		bytes: content.byteLength,
		pages: document.numPages,
		title: Reflect.get(info, 'Title'),
		language: Reflect.get(info, 'Language'),
		isTagged: marks instanceof Map && marks.get('Marked') === true,
		parts: [],
		texts: [],
		lines: [],
	}
	for (let number = 1; number <= document.numPages; number += 1) {
		const page = await document.getPage(number)
		const tree = await page.getStructTree()
		read.parts.push(...partsOf(tree, number))
		read.texts.push(...(await textsOf(page)))
		read.lines.push(...(await linesOf(page, rolesOf(tree))))
	}
	await reading.destroy()
	return read
}

function childrenOf(node: object): object[] {
	const children: unknown = Reflect.get(node, 'children')
	return Array.isArray(children) ? children : []
}

function partsOf(node: object | null, page: number): Part[] {
	if (node === null || !('role' in node)) return []
	const inside = childrenOf(node).flatMap((child) => partsOf(child, page))
	return [{ role: String(node.role), alt: 'alt' in node ? String(node.alt) : '', page }, ...inside]
}

/** The nearest role above each marked content that is more than a box. */
function rolesOf(node: object | null, above = ''): Map<string, string> {
	if (node === null) return new Map()
	if ('id' in node) return new Map([[String(node.id), above]])
	const role = 'role' in node && node.role !== 'NonStruct' ? String(node.role) : above
	return new Map(childrenOf(node).flatMap((child) => [...rolesOf(child, role)]))
}

async function linesOf(page: PDFPageProxy, roles: Map<string, string>): Promise<Line[]> {
	const { items } = await page.getTextContent({ includeMarkedContent: true })
	const lines: Line[] = []
	let role: string | undefined
	for (const item of items) {
		if (!('str' in item)) {
			if (item.type.startsWith('begin')) role = roles.get(item.id)
			continue
		}
		const [, turn, , height, x, y] = item.transform
		if (role === undefined || turn !== 0 || !item.str.trim()) continue
		lines.push({ page: page.pageNumber, role, text: item.str, x, y, width: item.width, height })
	}
	return lines
}

/** Chromium tags every text with its element. This joins the lines of an element. */
async function textsOf(page: PDFPageProxy): Promise<string[]> {
	const { items } = await page.getTextContent({ includeMarkedContent: true })
	const texts: string[] = []
	let isArtifact = false
	for (const item of items) {
		if ('str' in item) {
			if (!isArtifact) texts.push(`${texts.pop() ?? ''}${item.str}${item.hasEOL ? ' ' : ''}`)
			continue
		}
		if (item.type.startsWith('begin')) {
			isArtifact = Reflect.get(item, 'tag') === 'Artifact'
			texts.push('')
		}
	}
	return texts.map((text) => text.replaceAll(/\s+/g, ' ').trim()).filter((text) => text !== '')
}
