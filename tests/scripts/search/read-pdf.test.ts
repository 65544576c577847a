import { expect, test } from 'vitest'
import { cleanPages } from '#contracts/search/file-pages.ts'
import { readPdf } from '#scripts/search/read-pdf.ts'
import { japanesePdf, lockedPdf, pdfOfPages, pdfWithColumns, scannedPdf } from '#tests/support/files/cv-pdfs.ts'

const read = async (bytes: Uint8Array) => cleanPages(await readPdf(bytes))

test('a text for each page, in the order of the pages', async () => {
	expect(await read(pdfOfPages(['The first', '', 'The third']))).toEqual(['The first', '', 'The third'])
})

test('a ligature does not part a word', async () => {
	expect(await read(pdfOfPages(['The of\\256ce of \\257ags']))).toEqual(['The office of flags'])
})

test('columns come one after the other', async () => {
	const [text = ''] = await read(pdfWithColumns('Harbours', 'Tides', 'https://ports.example/'))
	expect(text.split(/\s+/).filter((word) => word !== 'Portfolio')).toEqual(['Harbours', 'Tides'])
})

test('words in an East Asian encoding are read', async () => {
	expect(await read(japanesePdf('93fa967b8cea'))).toEqual(['日本語'])
})

test.each([
	['a password', lockedPdf()],
	['no PDF in it', new TextEncoder().encode('%PDF-1.7\nnothing')],
	['nothing in it', new Uint8Array()],
])('a file with %s has no text', async (_, bytes) => {
	expect(await read(bytes)).toEqual([])
})

test('a scan has pages without text', async () => {
	expect(await read(scannedPdf())).toEqual([''])
})
