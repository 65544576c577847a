import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { root } from '../command/paths.ts'

export type FileWithName = { path: string; name: string }

/** Lists the files below a folder that name a company in their path, their content or, for a PDF, its text. */
export async function filesWithNames(
	folder: string,
	nameIn: (text: string) => string | undefined,
): Promise<FileWithName[]> {
	const found: FileWithName[] = []
	for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
		if (!entry.isFile()) continue
		const file = join(entry.parentPath, entry.name)
		const path = relative(folder, file)
		const name = nameIn(path) ?? nameIn(await textOf(file))
		if (name) found.push({ path, name })
	}
	return found.sort((one, other) => one.path.localeCompare(other.path))
}

async function textOf(file: string): Promise<string> {
	const bytes = readFileSync(file)
	// Configurations of the build hold the path of the checkout, which may name the company.
	const content = bytes.toString('utf8').replaceAll(root, '')
	return file.endsWith('.pdf') ? `${content}\n${await pdfText(new Uint8Array(bytes))}` : content
}

async function pdfText(data: Uint8Array): Promise<string> {
	const reading = getDocument({ data, verbosity: 0 })
	const document = await reading.promise
	const texts: string[] = [JSON.stringify((await document.getMetadata()).info)]
	for (let number = 1; number <= document.numPages; number += 1) {
		const { items } = await (await document.getPage(number)).getTextContent()
		texts.push(items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? ' ' : ''}` : '')).join(''))
	}
	await reading.destroy()
	return texts.join('\n')
}
