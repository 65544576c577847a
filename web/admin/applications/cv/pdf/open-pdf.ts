import {
	GlobalWorkerOptions,
	getDocument,
	PasswordException,
	type PDFPageProxy,
	VerbosityLevel,
	version,
} from 'pdfjs-dist/legacy/build/pdf.mjs'
import { CvFault, faults, tooManyPages } from '../cv-fault.ts'
import type { OpenFile, PdfPage } from '../open-file.ts'
import { drawPage } from './draw-page.ts'
import { pdfFolder, pdfWorker } from './pdf-folder.ts'

const mostPages = 50
/** Pixels of a picture. A larger one takes the memory of a phone, and its place stays white. */
const mostPixels = 2 ** 26

const folder = pdfFolder(version)
GlobalWorkerOptions.workerSrc = pdfWorker(version)

/** Opens a PDF. Nothing runs its scripts. Throws a CvFault. */
export async function openPdf(bytes: Uint8Array<ArrayBuffer>): Promise<OpenFile> {
	const reading = getDocument({
		// pdfjs moves what it gets to its worker, and the kept bytes would be gone.
		data: bytes.slice(),
		cMapUrl: `${folder}cmaps/`,
		standardFontDataUrl: `${folder}standard_fonts/`,
		wasmUrl: `${folder}wasm/`,
		iccUrl: `${folder}iccs/`,
		maxImageSize: mostPixels,
		verbosity: VerbosityLevel.ERRORS,
	})
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
