import { join } from 'node:path'
import { mostPages } from '#contracts/search/file-pages.ts'
import { pageTexts } from '#web/admin/pdf/page-texts.ts'
import { root } from '../command/paths.ts'

const folder = (name: string) => join(root, 'node_modules/pdfjs-dist', name, '/')

/** Returns the text of each page of a PDF; none of a file that has a password or cannot be read. */
export async function readPdf(bytes: Uint8Array): Promise<string[]> {
	// A start without new PDFs does not load it.
	const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs')
	const reading = getDocument({
		data: new Uint8Array(bytes),
		// Without CMaps, words of East Asian scripts are missing, and no error says so.
		cMapUrl: folder('cmaps'),
		standardFontDataUrl: folder('standard_fonts'),
		verbosity: 0,
	})
	return pageTexts(reading, mostPages)
}
