import type { JobApplication } from '#contracts/careers/applications.ts'
import { answerOf } from '#web/api.ts'
import { DeleteDialog } from '../publishing/delete-dialog.tsx'
import { applicationsApi } from '../staff-api.ts'
import { fullName } from './application-text.ts'

const words = {
	title: 'Erase this application?',
	confirm: 'Erase',
	done: 'Application erased',
	failed: 'The application could not be erased. Please try again.',
}

type Props = { application: JobApplication; onClose: () => void; onErased: () => void }

/** Asks for confirmation and erases the application with its CV. */
export const EraseApplication = ({ application, onClose, onErased }: Props) => (
	<DeleteDialog
		noun="application"
		notFoundCode="application.not-found"
		erase={() => answerOf(applicationsApi.eraseapplication[':id'].$delete({ param: { id: String(application.id) } }))}
		words={words}
		onClose={onClose}
		onDeleted={onErased}
	>
		Everything that <bdi>{fullName(application)}</bdi> sent for <bdi>{application.jobPost}</bdi> will be deleted for
		good: name, email, mobile number and the CV, <bdi>{application.file}</bdi>. The job post keeps only the count.
	</DeleteDialog>
)
