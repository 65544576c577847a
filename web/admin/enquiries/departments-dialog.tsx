import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { Controller, useForm } from 'react-hook-form'
import type { z } from 'zod/mini'
import { usualOfficeHours } from '#contracts/desks/usual-hours.ts'
import {
	type Department,
	departmentForm,
	longestAnswerHours,
	type DepartmentInput as SavedDepartment,
} from '#contracts/enquiries/departments.ts'
import { answerOf } from '#web/api.ts'
import { brand } from '#web/content/brand.ts'
import { TextField } from '#web/ui/field.tsx'
import { DialogForm, type FormCallbacks } from '../forms/dialog-form.tsx'
import { useKeptForm } from '../forms/use-kept-form.ts'
import { validationMode } from '../forms/validation-mode.ts'
import { NamesDialog } from '../lists/names/names-dialog.tsx'
import { enquiriesApi } from '../staff-api.ts'
import { OfficeDays } from './office-days.tsx'

/** They fit on one page. */
const load = async () => ({ content: await answerOf(enquiriesApi.listDepartments.$get()), totalPages: 1 })

type Props = { onClose: () => void; onSaved: () => void }

export default function DepartmentsDialog({ onClose, onSaved }: Props) {
	return (
		<NamesDialog
			title="Departments"
			description="The departments on the contact page, with their mailboxes and office hours."
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

type Values = z.input<typeof departmentForm>

const newDepartment: Values = {
	id: null,
	name: '',
	mailbox: '',
	...usualOfficeHours,
	officeDays: [...usualOfficeHours.officeDays],
}

/** Adds a department (null) or edits one. */
function DepartmentForm({ department, ...callbacks }: FormCallbacks & { department: Department | null }) {
	const form = useForm<Values, unknown, SavedDepartment>({
		resolver: standardSchemaResolver(departmentForm),
		defaultValues: department ?? newDepartment,
		...validationMode,
	})
	const { errors, isValid } = form.formState
	const kept = useKeptForm(form, `/Admin/Contactpage?departments=${department?.id ?? 'add'}`)
	return (
		<DialogForm
			{...callbacks}
			form={form}
			save={(json) => answerOf(enquiriesApi.saveDepartment.$post({ json }))}
			savedText="Department saved"
			kept={kept}
			saveDisabled={!isValid}
		>
			<TextField label="Department name" required error={errors.name?.message} {...form.register('name')} />
			<TextField
				label="Mailbox"
				type="email"
				required
				help="Gets an e-mail for each enquiry."
				error={errors.mailbox?.message}
				{...form.register('mailbox')}
			/>
			<div className="grid gap-5 tablet:grid-cols-3">
				<TextField
					label="Answers within"
					type="number"
					suffix="hours"
					min={1}
					max={longestAnswerHours}
					required
					help="While the office is open. Later is overdue."
					error={errors.answerHours?.message}
					{...form.register('answerHours', { valueAsNumber: true })}
				/>
				<TextField
					label="Office opens"
					type="time"
					required
					help={`In ${brand.timeZone.name}.`}
					error={errors.opensAt?.message}
					{...form.register('opensAt', { deps: 'closesAt' })}
				/>
				<TextField
					label="Office closes"
					type="time"
					required
					error={errors.closesAt?.message}
					{...form.register('closesAt')}
				/>
			</div>
			<Controller
				control={form.control}
				name="officeDays"
				render={({ field: { value, onChange } }) => (
					<OfficeDays value={value ?? []} onChange={onChange} error={errors.officeDays?.message} />
				)}
			/>
		</DialogForm>
	)
}
