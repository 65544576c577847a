import { useCallback, useId, useState } from 'react'
import { answerOf, failureText, isRefusal } from '#web/api.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { AuditLink } from '../audit/audit-link.tsx'
import type { SavedRow } from '../lists/saved-row.ts'
import { usersApi } from '../staff-api.ts'
import { useLoaded } from '../use-loaded.ts'
import { UserForm } from './user-form.tsx'
import { newUser, valuesOf } from './user-values.ts'

const initialProgress = { canSave: false, saving: false }

type Props = { id: number | null; onClose: () => void; onSaved: (user: SavedRow) => void }

/** Adds a user (null) or edits one. */
export function UserDialog({ id, onClose, onSaved }: Props) {
	const formId = useId()
	const [{ canSave, saving }, setProgress] = useState(initialProgress)
	const load = useCallback(async () => {
		const [permissions, user] = await Promise.all([
			answerOf(usersApi.fetchpermissions.$get()),
			id === null ? null : answerOf(usersApi.fetchdetailsbyid[':id'].$get({ param: { id: String(id) } })),
		])
		return { permissions, values: user ? valuesOf(user) : newUser, links: user?.reviewLinks ?? [] }
	}, [id])
	const { data, failure, reload } = useLoaded(load)
	const notFound = isRefusal(failure, 'user.not-found')

	return (
		<Dialog
			title={id === null ? 'Add user' : 'Edit user'}
			open
			onOpenChange={onClose}
			footer={
				<>
					<Button variant="secondary" onClick={onClose}>
						{notFound ? 'Back to the list' : 'Cancel'}
					</Button>
					{!notFound && (
						<Button type="submit" form={formId} busy={saving} disabled={!canSave}>
							Save
						</Button>
					)}
				</>
			}
		>
			{data ? (
				<>
					<UserForm
						id={id}
						formId={formId}
						permissions={data.permissions}
						initial={data.values}
						links={data.links}
						onProgress={setProgress}
						onReload={reload}
						onSaved={onSaved}
					/>
					{id !== null && (
						<p className="mt-6 flex flex-wrap gap-x-6 gap-y-2">
							<AuditLink of={{ section: 'users', item: id }}>Changes of this account</AuditLink>
							<AuditLink of={{ person: data.values.userName }}>What this person did</AuditLink>
						</p>
					)}
				</>
			) : failure ? (
				<Alert tone="danger" action={notFound ? undefined : { label: 'Try again', onClick: reload }}>
					{failureText(failure, 'The user could not be loaded. Check your connection.')}
				</Alert>
			) : (
				<p className="flex h-64 items-center justify-center text-muted">
					<Spinner label="Loading" className="text-title" />
				</p>
			)}
		</Dialog>
	)
}
