import { useEffect, useState } from 'react'
import { cvBytes } from './cv-bytes.ts'
import { CvFault, faults } from './cv-fault.ts'
import type { OpenFile } from './open-file.ts'

type Opening = { cv: OpenFile | null; fault: CvFault | null }

/** More than the server accepts today. */
const mostBytes = 20 * 1024 * 1024

/** Opens the CV of an application and closes it with the component. Both are null until it is open. */
export function useCv(id: number, fileSize: number): Opening {
	const [opening, setOpening] = useState<Opening>({ cv: null, fault: null })
	useEffect(() => {
		let left = false
		let close = () => {}
		async function open() {
			if (fileSize > mostBytes) throw new CvFault(faults.tooLarge)
			const cv = await openCv(await cvBytes(id))
			// The reader went on to another CV before this one was there.
			if (left) return cv.close()
			close = cv.close
			setOpening({ cv, fault: null })
		}
		open().catch((failure: unknown) => {
			if (left) return
			if (!(failure instanceof CvFault)) console.warn('The CV was not opened', failure)
			setOpening({ cv: null, fault: failure instanceof CvFault ? failure : new CvFault(faults.damaged) })
		})
		return () => {
			left = true
			close()
		}
	}, [id, fileSize])
	return opening
}

const isZip = ([first, second]: Uint8Array) => first === 0x50 && second === 0x4b

/** Opens a CV: the server accepts PDF and Word files. Throws a CvFault. */
async function openCv(bytes: Uint8Array<ArrayBuffer>): Promise<OpenFile> {
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
