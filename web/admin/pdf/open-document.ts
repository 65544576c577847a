import {
	GlobalWorkerOptions,
	getDocument,
	type PDFDocumentLoadingTask,
	VerbosityLevel,
	version,
} from 'pdfjs-dist/legacy/build/pdf.mjs'
import { pdfFolder, pdfWorker } from './pdf-folder.ts'

/** Pixels of a picture. A larger one takes the memory of a phone, and its place stays white. */
const mostPixels = 2 ** 26

const folder = pdfFolder(version)
GlobalWorkerOptions.workerSrc = pdfWorker(version)

/** Opens a PDF in a worker, which takes the bytes over. Nothing runs its scripts. */
export const openDocument = (data: Uint8Array<ArrayBuffer>): PDFDocumentLoadingTask =>
	getDocument({
		data,
		cMapUrl: `${folder}cmaps/`,
		standardFontDataUrl: `${folder}standard_fonts/`,
		wasmUrl: `${folder}wasm/`,
		iccUrl: `${folder}iccs/`,
		maxImageSize: mostPixels,
		verbosity: VerbosityLevel.ERRORS,
	})
