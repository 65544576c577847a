import { readFileSync } from 'node:fs'

const parsed = new Map<string, Document>()

/** The document that the build has rendered for a path, as the DOM of the test's environment. For reading only: tests share it. */
export function builtDocument(path: string): Document {
	const document = parsed.get(path) ?? parse(path)
	parsed.set(path, document)
	return document
}

function parse(path: string): Document {
	const name = path === '/' ? 'index' : path.slice(1)
	const html = readFileSync(`build/client/${name}.html`, 'utf8')
	return new DOMParser().parseFromString(html, 'text/html')
}

export const oneLine = (text: string | null | undefined) => (text ?? '').replaceAll(/\s+/g, ' ').trim()

/** The texts of the elements, each on one line. */
export const textsOf = (root: Document | Element, selector: string) =>
	[...root.querySelectorAll(selector)].map(({ textContent }) => oneLine(textContent))

export const valuesOf = (root: Document | Element, selector: string, attribute: string) =>
	[...root.querySelectorAll(selector)].map((element) => element.getAttribute(attribute))
