import { readFileSync } from 'node:fs'
import { getDocument, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'

type Part = { role: string; alt: string }

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
	}
	for (let number = 1; number <= document.numPages; number += 1) {
		const page = await document.getPage(number)
		read.parts.push(...partsOf(await page.getStructTree()))
		read.texts.push(...(await textsOf(page)))
	}
	await reading.destroy()
	return read
}

function partsOf(node: object | null): Part[] {
	if (node === null || !('role' in node)) return []
	const children: unknown = Reflect.get(node, 'children')
	const inside = Array.isArray(children) ? children.flatMap(partsOf) : []
	return [{ role: String(node.role), alt: 'alt' in node ? String(node.alt) : '' }, ...inside]
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
