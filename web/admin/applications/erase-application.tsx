import type { HiringRow } from '#contracts/hiring/desk.ts'
import { answerOf } from '#web/api.ts'
import { DeleteDialog } from '../acts/delete-dialog.tsx'
import { applicationsApi } from '../staff-api.ts'

const words = {
	title: 'Erase this application?',
	confirm: 'Erase',
	done: 'Application erased',
	failed: 'The application could not be erased. Please try again.',
}

type Props = {
	application: HiringRow
	onClose: () => void
	onErased: () => void
}

/** Erases the application with its CV after a confirmation. */
export const EraseApplication = ({ application, onClose, onErased }: Props) => (
	<DeleteDialog
		noun="application"
		notFoundCode="application.not-found"
		erase={() => answerOf(applicationsApi.eraseapplication[':id'].$delete({ param: { id: String(application.id) } }))}
		words={words}
		onClose={onClose}
		onDeleted={onErased}
	>
		<span>
			Everything that <bdi>{application.name}</bdi> sent for <bdi>{application.jobPost}</bdi> will be deleted for good:
			name, email, mobile number, the CV, <bdi>{application.file}</bdi>, and the conversation. The job post keeps only
			the count.
		</span>
		{application.erasureAskedAt && <span> They have asked for it, and get one last mail.</span>}
	</DeleteDialog>
)
