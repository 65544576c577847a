import type { EnquiryRow } from '#contracts/enquiries/desk.ts'
import { answerOf } from '#web/api.ts'
import { DeleteDialog } from '../acts/delete-dialog.tsx'
import { enquiriesApi } from '../staff-api.ts'

const words = {
	title: 'Erase this contact request?',
	confirm: 'Erase',
	done: 'Contact request erased',
	failed: 'The request could not be erased. Please try again.',
}

type Props = { enquiry: Pick<EnquiryRow, 'id' | 'name'>; onClose: () => void; onErased: () => void }

/** Erases the enquiry after a confirmation. */
export const EraseEnquiry = ({ enquiry: { id, name }, onClose, onErased }: Props) => (
	<DeleteDialog
		noun="request"
		notFoundCode="enquiry.not-found"
		erase={() => answerOf(enquiriesApi.eraseContactUsRequest[':id'].$delete({ param: { id: String(id) } }))}
		words={words}
		onClose={onClose}
		onDeleted={onErased}
	>
		The message of <bdi>{name}</bdi> will be deleted for good, with the name, address and number.
	</DeleteDialog>
)
