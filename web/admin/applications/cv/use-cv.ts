import { useEffect, useState } from 'react'
import { cvBytes } from './cv-bytes.ts'
import { CvFault, faults } from './cv-fault.ts'
import { openCv } from './open-cv.ts'
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
