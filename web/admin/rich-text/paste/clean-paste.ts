import { allowedHtml } from '../html/clean-by-contract.ts'
import { pictureName } from '../picture-store.ts'
import { moveContent } from './element-edits.ts'
import { dropEmpty, readBlocks, readLinks } from './pasted-blocks.ts'
import { readFormats } from './pasted-formats.ts'
import { readLists } from './pasted-lists.ts'
import { withStylesAside } from './pasted-source.ts'
import { tidySpaces } from './pasted-spaces.ts'

/**
 * Converts HTML of other programs, such as Word or Google Docs. Keeps structure, links and formats and drops styling. Keeps only pictures
 * for which `hasPicture` returns true.
 */
export function cleanPaste(html: string, hasPicture: (name: string) => boolean = () => false): string {
	const { body } = new DOMParser().parseFromString(withStylesAside(html), 'text/html')
	for (const picture of body.querySelectorAll('img')) {
		const name = pictureName(picture.getAttribute('src') ?? '')
		if (name === null || !hasPicture(name)) picture.remove()
	}
	readLists(body)
	readFormats(body)
	readBlocks(body)
	readLinks(body)
	tidySpaces(body)
	dropEmpty(body)
	const content = body.ownerDocument.createDocumentFragment()
	moveContent(body, content)
	return allowedHtml(content).trim()
}
