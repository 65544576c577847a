import { allowedElements } from '../../../rich-text/html/clean-by-contract.ts'
import { cleanPaste } from '../../../rich-text/paste/clean-paste.ts'
import { readWordDocument } from '../../../rich-text/paste/read-word-document.ts'
import { storedPictureName } from '../../../rich-text/picture-store.ts'
import { CvFault, faults } from '../cv-fault.ts'
import type { OpenFile } from '../open-file.ts'

/** What all browsers show. Word also embeds EMF and WMF. */
const shownTypes = ['image/png', 'image/jpeg', 'image/gif', 'image/webp']

/** Opens a Word document as text, with its tables and its own pictures. Throws a CvFault. */
export async function openWord(bytes: Uint8Array<ArrayBuffer>): Promise<OpenFile> {
	const read = await readWordDocument(new File([bytes], 'cv.docx'))
	if ('reason' in read) throw new CvFault(faults.word)
	const { html, pictures } = cleanPaste(read.html)
	const body = allowedElements(html)
	for (const link of body.querySelectorAll('a')) showAddress(link)
	const urls: string[] = []
	for (const image of body.querySelectorAll('img')) {
		const picture = pictures.get(storedPictureName(image.getAttribute('src') ?? '') ?? '')
		if (picture && 'file' in picture && shownTypes.includes(picture.file.type)) {
			image.src = URL.createObjectURL(picture.file)
			urls.push(image.src)
		} else image.replaceWith('[A picture is left out]')
	}
	return { kind: 'word', content: [...body.childNodes], close: () => urls.forEach(URL.revokeObjectURL) }
}

/** A text may promise another address than its link has, so the address is read and never followed. */
function showAddress(link: HTMLAnchorElement): void {
	const address = link.getAttribute('href') ?? ''
	const shown = address.replace(/^(?:mailto|tel):/i, '')
	const says = link.textContent.trim()
	link.replaceWith(...link.childNodes, ...(says === address || says === shown ? [] : [` (${shown})`]))
}
