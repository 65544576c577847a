import { Pencil, Plus } from 'lucide-react'
import { useState } from 'react'
import type { Department } from '#contracts/enquiries.ts'
import { answerOf, failureText } from '#web/api.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button, IconButton } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { enquiriesApi } from '../staff-api.ts'
import { useLoaded } from '../use-loaded.ts'
import { DepartmentForm } from './department-form.tsx'

const load = () => answerOf(enquiriesApi.listDepartments.$get())

type Props = { onClose: () => void; onSaved: () => void }

/** The departments that visitors choose from, and who is told of their enquiries. */
export function DepartmentsDialog({ onClose, onSaved }: Props) {
	const { data: departments, failure, reload } = useLoaded(load)
	const [edited, setEdited] = useState<Department | 'new' | null>(null)

	function saved() {
		setEdited(null)
		reload()
		onSaved()
	}

	return (
		<Dialog
			title="Departments"
			description="What visitors choose from on the contact page, and the mailbox that is told of each enquiry."
			open
			onOpenChange={onClose}
			footer={
				// The form brings its own way out.
				!edited && (
					<Button variant="secondary" onClick={onClose}>
						Close
					</Button>
				)
			}
		>
			{failure ? (
				<Alert tone="danger">
					<p>{failureText(failure, 'The departments could not be loaded. Check your connection.')}</p>
					<Button variant="secondary" size="small" className="mt-3" onClick={reload}>
						Try again
					</Button>
				</Alert>
			) : !departments ? (
				<p className="flex h-48 items-center justify-center text-muted">
					<Spinner label="Loading" className="text-title" />
				</p>
			) : edited ? (
				<DepartmentForm
					department={edited === 'new' ? null : edited}
					onCancel={() => setEdited(null)}
					onStartOver={() => {
						setEdited(null)
						reload()
					}}
					onSaved={saved}
				/>
			) : (
				<>
					<ul className="divide-y divide-line rounded-md border border-line">
						{departments.map((department) => (
							<li key={department.id} className="flex items-center gap-3 py-2 pr-2 pl-4">
								<span className="min-w-0 flex-1">
									<span className="block truncate font-semibold">{department.name}</span>
									<span className="block truncate text-sm text-muted">{department.mailbox}</span>
								</span>
								<IconButton label={`Edit ${department.name}`} onClick={() => setEdited(department)}>
									<Pencil aria-hidden="true" />
								</IconButton>
							</li>
						))}
					</ul>
					<Button variant="secondary" size="small" className="mt-4" onClick={() => setEdited('new')}>
						<Plus aria-hidden="true" className="size-4" />
						Add department
					</Button>
				</>
			)}
		</Dialog>
	)
}
