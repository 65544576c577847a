import type { JobRow } from '#contracts/careers.ts'
import { messages } from '#contracts/messages.ts'
import { answerOf, isRefusal } from '#web/api.ts'
import { useToast } from '#web/ui/toast.tsx'
import { DeleteDialog } from '../publishing/delete-dialog.tsx'
import { careersApi } from '../staff-api.ts'

const blockedMs = 2000

type Props = { job: JobRow; onClose: () => void; onDeleted: () => void }

const applicantsText = (count: number) =>
	count === 1
		? 'One application for it is kept, and holds it back.'
		: `${count.toLocaleString('en-US')} applications for it are kept, and hold it back.`

/** Asks before a job goes. Where somebody has applied for it, the refusal is told by a notice too. */
export function DeleteJob({ job: { id, jobPosition, jobLocation, applications }, onClose, onDeleted }: Props) {
	const toast = useToast()

	async function erase() {
		try {
			await answerOf(careersApi.deletecareerjob[':id'].$delete({ param: { id: String(id) } }))
		} catch (reason) {
			if (isRefusal(reason, 'job.has-applicants'))
				toast({ tone: 'danger', text: messages.jobDeleteBlocked, durationMs: blockedMs })
			throw reason
		}
	}

	return (
		<DeleteDialog what="job post" unknown="job.not-found" erase={erase} onClose={onClose} onDeleted={onDeleted}>
			<bdi className="font-semibold text-ink">{jobPosition}</bdi> in <bdi>{jobLocation}</bdi> goes from this list and
			from the website.{applications > 0 && ` ${applicantsText(applications)}`}
		</DeleteDialog>
	)
}
