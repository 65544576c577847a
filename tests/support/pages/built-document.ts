import type { Document, Element } from 'happy-dom'
import { builtPage } from './built-pages.ts'
import { oneLine } from './served-page.ts'

/** The document of a path as the build rendered it. Tests share it, so do not change it. */
export const builtDocument = (path: string): Document => builtPage(path).document

/** The texts of the elements, each on one line. */
export const textsOf = (root: Document | Element, selector: string) =>
	[...root.querySelectorAll(selector)].map(({ textContent }) => oneLine(textContent))

export const valuesOf = (root: Document | Element, selector: string, attribute: string) =>
	[...root.querySelectorAll(selector)].map((element) => element.getAttribute(attribute))
