// Elements are found by the prefixes that all programs write, such as `w:` and `m:`.

export const elementsIn = (parent: Document | Element, name: string): Element[] => [
	...parent.getElementsByTagName(name),
]

export const child = (parent: Element | undefined, name: string): Element | undefined =>
	parent && [...parent.children].find(({ tagName }) => tagName === name)

export const valueIn = (element: Element | undefined, name = 'w:val') => element?.getAttribute(name) ?? undefined

/** Whether a property is on: its value may be off. Undefined if it is absent. */
export const isOn = (property: Element | undefined): boolean | undefined =>
	property && !['0', 'false', 'off'].includes(valueIn(property) ?? '')

export function above(element: Element, name: string): Element | null {
	for (let each = element.parentElement; each; each = each.parentElement) if (each.tagName === name) return each
	return null
}

/** Creates an element in the namespace of the part, which may be transitional or strict. */
export function wordElement(part: Document, name: string, attributes = {}, ...content: (Node | string)[]): Element {
	const namespace = part.documentElement.namespaceURI
	const element = part.createElementNS(namespace, name)
	for (const [key, value] of Object.entries<string>(attributes)) element.setAttributeNS(namespace, key, value)
	element.replaceChildren(...content)
	return element
}

const seen = ['w:t', 'w:sym', 'm:t', 'a:blip', 'v:imagedata', 'w:footnoteReference', 'w:endnoteReference']

/** Whether an element shows anything. */
export const hasContent = (element: Element): boolean =>
	[...element.getElementsByTagName('*')].some(({ tagName }) => seen.includes(tagName))
