import { useCallback, useId, useState } from 'react'
import { holdsSection } from '#contracts/auth/roles.ts'
import { answerOf, failureText, isRefusal } from '#web/api.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { AuditLink } from '../audit/audit-link.tsx'
import type { SavedRow } from '../lists/saved-row.ts'
import { storedPermissions } from '../session/storage.ts'
import { usersApi } from '../staff-api.ts'
import { useLoaded } from '../use-loaded.ts'
import { type SaveProgress, UserForm } from './user-form.tsx'
import { UserSignIn } from './user-sign-in.tsx'
import { newUser, valuesOf } from './user-values.ts'

const initialProgress: SaveProgress = { canSave: false, saving: false, missing: null }

type Props = { id: number | null; onClose: () => void; onSaved: (user: SavedRow) => void }

/** Adds a user (null) or edits one. */
export function UserDialog({ id, onClose, onSaved }: Props) {
	const formId = useId()
	const missingId = useId()
	const [{ canSave, saving, missing }, setProgress] = useState(initialProgress)
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
					<p id={missingId} className="me-auto self-center text-sm text-muted">
						{missing}
					</p>
					<Button variant="secondary" onClick={onClose}>
						{notFound ? 'Back to the list' : 'Cancel'}
					</Button>
					{!notFound && (
						<Button
							type="submit"
							form={formId}
							busy={saving}
							disabled={!canSave}
							aria-describedby={missing === null ? undefined : missingId}
						>
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
					{id !== null && holdsSection(storedPermissions(), 'administration') && <UserSignIn userId={id} />}
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
