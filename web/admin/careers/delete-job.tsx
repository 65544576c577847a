import type { JobRow } from '#contracts/careers/careers.ts'
import { keepTrashDays } from '#contracts/shared/periods.ts'
import { answerOf } from '#web/api.ts'
import { DeleteDialog } from '../publishing/delete-dialog.tsx'
import { careersApi } from '../staff-api.ts'

/** A job with applicants cannot be deleted. The specification shows the refusal for 2 seconds. */
const refused = { code: 'job.has-applicants', shownMs: 2000 } as const

type Props = { job: JobRow; onClose: () => void; onDeleted: () => void }

const applicantsText = (count: number) =>
	count === 1
		? 'It has one application, so it cannot be deleted.'
		: `It has ${count.toLocaleString('en-US')} applications, so it cannot be deleted.`

/** Asks for confirmation and deletes a job. */
export function DeleteJob({ job: { id, jobPosition, jobLocation, applications }, onClose, onDeleted }: Props) {
	return (
		<DeleteDialog
			noun="job post"
			notFoundCode="job.not-found"
			refused={refused}
			erase={() => answerOf(careersApi.deletecareerjob[':id'].$delete({ param: { id: String(id) } }))}
			onClose={onClose}
			onDeleted={onDeleted}
		>
			<bdi className="font-semibold text-ink">{jobPosition}</bdi> in <bdi>{jobLocation}</bdi> will be removed from this
			list and from the website, and goes to the trash for {keepTrashDays} days.
			<span>{applications > 0 && ` ${applicantsText(applications)}`}</span>
		</DeleteDialog>
	)
}
