import { join } from 'node:path'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { mostPages } from '#contracts/search/file-pages.ts'
import { pageTexts } from '#web/admin/pdf/page-texts.ts'
import { root } from '../command/paths.ts'

const folder = (name: string) => join(root, 'node_modules/pdfjs-dist', name, '/')

/** Returns the text of each page of a PDF; none of a file that has a password or cannot be read. */
export const readPdf = (bytes: Uint8Array): Promise<string[]> =>
	pageTexts(
		getDocument({
			data: new Uint8Array(bytes),
			// Without CMaps, words of East Asian scripts are missing, and no error says so.
			cMapUrl: folder('cmaps'),
			standardFontDataUrl: folder('standard_fonts'),
			verbosity: 0,
		}),
		mostPages,
	)
