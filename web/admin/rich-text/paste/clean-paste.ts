import { allowedHtml } from '../html/clean-by-contract.ts'
import { storedPictureName } from '../picture-store.ts'
import { readLazyPictures } from './clean/lazy-pictures.ts'
import { dropNoContent } from './clean/no-content.ts'
import { readEmbeds } from './clean/pasted-embeds.ts'
import { readEmoji } from './clean/pasted-emoji.ts'
import { readSoftBreaks } from './clean/soft-breaks.ts'
import { readTrackedChanges } from './clean/tracked-changes.ts'
import { moveContent } from './element-edits.ts'
import { dropEmpty, readBlocks, readDirections, readLinks, tidySpaces } from './pasted-blocks.ts'
import { readFormats } from './pasted-formats.ts'
import { readLists } from './pasted-lists.ts'
import { type PastedPicture, readPictures } from './pasted-pictures.ts'
import { withStylesAside } from './pasted-source.ts'
import { readCellStyles, readTables } from './pasted-tables.ts'

export type CleanPaste = {
	html: string
	/** The pictures that the text does not have yet, by the names that `html` gives them. */
	pictures: ReadonlyMap<string, PastedPicture>
	/** Whether there is something besides these pictures. */
	hasContent: boolean
	/** How many deletions of tracked changes were left out. */
	deletions: number
}

/**
 * Converts HTML of other programs, such as Word or Google Docs. Keeps structure, links and formats and drops styling.
 * `hasPicture` tells which pictures the text has already.
 */
export function cleanPaste(html: string, hasPicture: (name: string) => boolean = () => false): CleanPaste {
	const { body } = new DOMParser().parseFromString(withStylesAside(html), 'text/html')
	const deletions = readTrackedChanges(body)
	dropNoContent(body)
	readEmoji(body)
	readLazyPictures(body)
	const pictures = readPictures(body, hasPicture)
	const embeds = readEmbeds(body)
	readSoftBreaks(body)
	readDirections(body)
	readCellStyles(body, html)
	readLists(body)
	readFormats(body)
	readTables(body)
	readBlocks(body)
	readLinks(body)
	tidySpaces(body)
	dropEmpty(body)
	const known = [...body.querySelectorAll('img')].filter(
		(image) => !pictures.has(storedPictureName(image.getAttribute('src') ?? '') ?? ''),
	)
	const hasContent = known.length > 0 || body.textContent.trim() !== '' || body.querySelector('table, hr') !== null
	const content = body.ownerDocument.createDocumentFragment()
	moveContent(body, content)
	return { html: allowedHtml(content).trim(), pictures: new Map([...pictures, ...embeds]), hasContent, deletions }
}
