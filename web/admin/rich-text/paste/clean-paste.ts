import { allowedHtml } from '../html/clean-by-contract.ts'
import { pictureName } from '../picture-store.ts'
import { moveContent } from './element-edits.ts'
import { dropEmpty, readBlocks, readLinks } from './pasted-blocks.ts'
import { readFormats } from './pasted-formats.ts'
import { readLists } from './pasted-lists.ts'
import { type PastedPicture, readPictures } from './pasted-pictures.ts'
import { withStylesAside } from './pasted-source.ts'
import { tidySpaces } from './pasted-spaces.ts'
import { readTables } from './pasted-tables.ts'

type CleanPaste = {
	html: string
	/** The pictures that the text does not have yet, by the names that `html` gives them. */
	pictures: ReadonlyMap<string, PastedPicture>
	/** Whether there is something besides these pictures. */
	hasContent: boolean
}

/**
 * Converts HTML of other programs, such as Word or Google Docs. Keeps structure, links and formats and drops styling. `hasPicture` tells
 * which pictures the text has already.
 */
export function cleanPaste(html: string, hasPicture: (name: string) => boolean = () => false): CleanPaste {
	const { body } = new DOMParser().parseFromString(withStylesAside(html), 'text/html')
	const pictures = readPictures(body, hasPicture)
	readLists(body)
	readFormats(body)
	readTables(body)
	readBlocks(body)
	readLinks(body)
	tidySpaces(body)
	dropEmpty(body)
	const known = [...body.querySelectorAll('img')].filter(
		(image) => !pictures.has(pictureName(image.getAttribute('src') ?? '') ?? ''),
	)
	const hasContent = known.length > 0 || body.textContent.trim() !== '' || body.querySelector('table, hr') !== null
	const content = body.ownerDocument.createDocumentFragment()
	moveContent(body, content)
	return { html: allowedHtml(content).trim(), pictures, hasContent }
}
