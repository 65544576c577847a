import { PasswordException, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { openDocument } from '#web/admin/pdf/open-document.ts'
import { CvFault, faults, tooManyPages } from '../cv-fault.ts'
import type { OpenFile, PdfPage } from '../open-file.ts'
import { drawPage } from './draw-page.ts'

const mostPages = 50

/** Opens a PDF. Nothing runs its scripts. Throws a CvFault. */
export async function openPdf(bytes: Uint8Array<ArrayBuffer>): Promise<OpenFile> {
	// The kept bytes would be gone.
	const reading = openDocument(bytes.slice())
	const close = () => void reading.destroy()
	try {
		const pdf = await reading.promise
		if (pdf.numPages > mostPages) throw new CvFault(tooManyPages(pdf.numPages, mostPages))
		const numbers = Array.from({ length: pdf.numPages }, (_, index) => index + 1)
		const pages = await Promise.all(numbers.map((number) => pdf.getPage(number)))
		return { kind: 'pdf', pages: pages.map(pageOf), close }
	} catch (failure) {
		close()
		if (failure instanceof CvFault) throw failure
		throw new CvFault(failure instanceof PasswordException ? faults.password : faults.damaged)
	}
}

function pageOf(page: PDFPageProxy): PdfPage {
	const { width, height } = page.getViewport({ scale: 1 })
	return {
		width,
		height,
		draw: (host, drawnWidth, signal) => drawPage(page, host, drawnWidth, signal),
		release: () => void page.cleanup(),
	}
}
