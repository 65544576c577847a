import { failureText, isRefusal, refusalOf } from '#web/api.ts'
import { applicationsApi } from '../../staff-api.ts'
import { CvFault, faults } from './cv-fault.ts'

const keptMs = 60_000
const mostKept = 4

type Bytes = Uint8Array<ArrayBuffer>

/**
 * Keeps the bytes of the last few files for a minute. Concurrent questions share one answer, and a failure is not kept.
 * `fetchBytes` is aborted when newer files push its own out.
 */
export function bytesStore(fetchBytes: (id: number, signal: AbortSignal) => Promise<Bytes>) {
	const kept = new Map<number, { bytes: Promise<Bytes>; asking: AbortController }>()

	return (id: number): Promise<Bytes> => {
		const known = kept.get(id)
		if (known) return known.bytes
		const asking = new AbortController()
		const entry = { bytes: fetchBytes(id, asking.signal), asking }
		kept.set(id, entry)
		const forget = () => {
			if (kept.get(id) === entry) kept.delete(id)
		}
		entry.bytes.then(() => setTimeout(forget, keptMs), forget)
		const [oldest] = kept
		if (oldest && kept.size > mostKept) {
			oldest[1].asking.abort()
			kept.delete(oldest[0])
		}
		return entry.bytes
	}
}

/** The server writes each answer to the audit log. */
async function fetchCv(id: number, signal: AbortSignal): Promise<Bytes> {
	try {
		const answer = await applicationsApi.downloadresume.$post({ json: { id } }, { init: { signal } })
		if (!answer.ok) throw await refusalOf(answer)
		return new Uint8Array(await answer.arrayBuffer())
	} catch (failure) {
		const text = isRefusal(failure, 'application.not-found') ? faults.erased : failureText(failure, faults.unreachable)
		throw new CvFault(text, { again: true })
	}
}

/** The bytes of the CV of an application. Throws a CvFault. */
export const cvBytes = bytesStore(fetchCv)
