import { answerOf } from '#web/api.ts'
import { NamesDialog } from '../lists/names-dialog.tsx'
import { enquiriesApi } from '../staff-api.ts'
import { DepartmentForm } from './department-form.tsx'

/** They fit on one page. */
const load = async () => ({ content: await answerOf(enquiriesApi.listDepartments.$get()), totalPages: 1 })

type Props = { onClose: () => void; onSaved: () => void }

export function DepartmentsDialog({ onClose, onSaved }: Props) {
	return (
		<NamesDialog
			title="Departments"
			description="The departments on the contact page, and the mailbox for each one’s enquiries."
			noun="department"
			load={load}
			loadFailed="The departments could not be loaded. Check your connection."
			empty="No departments"
			rowOf={({ id, name, mailbox }) => ({ id, name, detail: mailbox })}
			change="Edit"
			form={(department, steps) => <DepartmentForm {...steps} department={department} />}
			onClose={onClose}
			onChanged={onSaved}
		/>
	)
}
