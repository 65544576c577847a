import { CvFault, faults } from './cv-fault.ts'
import type { OpenFile } from './open-file.ts'

const isZip = ([first, second]: Uint8Array) => first === 0x50 && second === 0x4b

/** Opens a CV: the server accepts PDF and Word files. Throws a CvFault. */
export async function openCv(bytes: Uint8Array<ArrayBuffer>): Promise<OpenFile> {
	if (isZip(bytes)) {
		const { openWord } = await loaded(import('./word/open-word.ts'))
		return openWord(bytes)
	}
	const { openPdf } = await loaded(import('./pdf/open-pdf.ts'))
	return openPdf(bytes)
}

const loaded = <Module>(script: Promise<Module>): Promise<Module> =>
	script.catch(() => {
		throw new CvFault(faults.unreachable, { again: true })
	})
