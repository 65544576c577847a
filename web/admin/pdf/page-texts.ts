import type { PDFDocumentLoadingTask, PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'

/**
 * Reads the text of each page of a PDF, at most of the first `most`, and closes it. None of a file that has a password or cannot be read.
 * Runs in the browser and in Node.
 */
export async function pageTexts(reading: PDFDocumentLoadingTask, most: number): Promise<string[]> {
	try {
		const pdf = await reading.promise
		const texts: string[] = []
		for (let number = 1; number <= Math.min(pdf.numPages, most); number += 1) texts.push(await textOf(pdf, number))
		return texts
	} catch (failure) {
		// Other errors are not the file's: it can be read at another time.
		if (failure instanceof Error && /^(Password|InvalidPDF)Exception$/.test(failure.name)) return []
		throw failure
	} finally {
		await reading.destroy()
	}
}

/** An item is a piece of a line, sometimes a single letter. A damaged page has no text. */
async function textOf(pdf: PDFDocumentProxy, number: number): Promise<string> {
	try {
		const page = await pdf.getPage(number)
		const { items } = await page.getTextContent()
		page.cleanup()
		return items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ''}` : '')).join('')
	} catch {
		return ''
	}
}
