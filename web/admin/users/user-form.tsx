import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useEffect, useRef, useState } from 'react'
import { type Control, useForm, useWatch } from 'react-hook-form'
import { holdsSection } from '#contracts/auth/roles.ts'
import { momentText } from '#contracts/shared/date-text.ts'
import { messages } from '#contracts/shared/messages.ts'
import {
	type PermissionOption,
	type UserInput as SavedUser,
	type UserDetails,
	userForm,
} from '#contracts/users/users.ts'
import { answerOf, isRefusal } from '#web/api.ts'
import { Alert } from '#web/ui/alert.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { refusalText } from '#web/wrong-fields.ts'
import { showFieldRefusals } from '../forms/field-refusals.ts'
import { FormNotices } from '../forms/form-notices.tsx'
import { staffFailureText } from '../forms/staff-failure.ts'
import { useUnsavedChanges } from '../forms/unsaved-changes.tsx'
import { useKeptForm } from '../forms/use-kept-form.ts'
import { useNameCheck } from '../forms/use-name-check.ts'
import { useSaveShortcut } from '../forms/use-save-shortcut.ts'
import { validationMode } from '../forms/validation-mode.ts'
import { descriptions } from '../item-descriptions.ts'
import type { SavedRow } from '../lists/saved-row.ts'
import { useConfirmed } from '../session/confirm/use-confirmed.tsx'
import { refreshOwnPermissions } from '../session/refresh.ts'
import { signedInUserId } from '../session/storage.ts'
import { usersApi } from '../staff-api.ts'
import { missingIn } from './missing-values.ts'
import { UserFields } from './user-fields.tsx'
import type { UserValues } from './user-values.ts'

/** `missing` says why the user cannot be saved yet. */
export type SaveProgress = { canSave: boolean; saving: boolean; missing: string | null }

type Props = {
	/** null adds a new one. */
	id: number | null
	formId: string
	permissions: readonly PermissionOption[]
	initial: UserValues
	links: UserDetails['reviewLinks']
	onProgress: (progress: SaveProgress) => void
	/** Reloads the user and drops typed input. */
	onReload: () => void
	onSaved: (user: SavedRow) => void
}

export function UserForm({ id, formId, permissions, initial, links, onProgress, onReload, onSaved }: Props) {
	const element = useRef<HTMLFormElement>(null)
	const toast = useToast()
	const { confirmed, question } = useConfirmed()
	const [refusal, setRefusal] = useState<{ reason: unknown; text: string } | null>(null)
	const form = useForm<UserValues, unknown, SavedUser>({
		resolver: standardSchemaResolver(userForm),
		defaultValues: initial,
		...validationMode,
	})
	const { isDirty, isValid, isSubmitting } = form.formState
	const nameCheck = useNameCheck(form.watch('userName'), initial.userName, (userName) =>
		answerOf(usersApi.checkforusername.$post({ json: { userName, id } })),
	)
	const adding = id === null
	const failed = adding ? messages.userSaveFailed : messages.userUpdateFailed
	const kept = useKeptForm(form, adding ? '/Admin/Users?add' : `/Admin/Users?user=${id}`, ['password'])
	const unsaved = useUnsavedChanges(isDirty, kept.forget)
	useSaveShortcut(element)

	const { setFocus } = form
	useEffect(() => {
		if (adding) setFocus('fullName')
	}, [adding, setFocus])

	const canSave = isValid && nameCheck === 'free'
	const missing = canSave ? null : missingIn(form.watch())
	useEffect(() => {
		onProgress({ canSave, saving: isSubmitting, missing })
		return () => onProgress({ canSave: false, saving: false, missing: null })
	}, [onProgress, canSave, isSubmitting, missing])

	async function save(user: SavedUser) {
		setRefusal(null)
		let savedId: number | null
		try {
			savedId = await confirmed(() =>
				answerOf(usersApi.saveusers.$post({ json: { ...user, password: user.password ?? '' } })),
			)
		} catch (reason) {
			const text = isRefusal(reason, 'write.stale')
				? staffFailureText(reason, failed)
				: refusalText(reason, failed, form.getValues())
			setRefusal({ reason, text })
			showFieldRefusals(form, reason)
			toast({ tone: 'danger', text })
			return
		}
		if (savedId === null) return
		kept.forget()
		unsaved.allowLeaving()
		toast({ tone: 'success', text: adding ? messages.userSaved : messages.userUpdated })
		await refreshOwnPermissions(user.id)
		onSaved({ id: savedId, title: user.userName })
	}

	function loadNewest() {
		kept.forget()
		onReload()
	}

	return (
		<form ref={element} id={formId} noValidate onSubmit={form.handleSubmit(save)} className="flex flex-col gap-5">
			<FormNotices
				refusal={refusal?.text ?? null}
				stale={isRefusal(refusal?.reason, 'write.stale')}
				restored={kept.restored}
				onStartOver={loadNewest}
			/>
			<UserFields
				form={form}
				permissions={permissions}
				adding={adding}
				isOneself={id === signedInUserId()}
				nameCheck={nameCheck}
			/>
			<EndingLinks control={form.control} permissions={permissions} links={links} />
			{unsaved.question}
			{question}
		</form>
	)
}

type EndingLinksProps = {
	control: Control<UserValues, unknown, SavedUser>
	permissions: readonly PermissionOption[]
	/** The preview links that the person made and that hold. */
	links: UserDetails['reviewLinks']
}

/** Lists the review links that the save ends: those of sections that the person may not edit any more. */
function EndingLinks({ control, permissions, links }: EndingLinksProps) {
	const [active, chosen] = useWatch({ control, name: ['active', 'enabledPermissions'] })
	const kept = active ? permissions.filter(({ id }) => chosen.map(String).includes(String(id))) : []
	const held = kept.map(({ role }) => ({ permission: role }))
	const ending = links.filter(({ kind }) => !holdsSection(held, kind))
	if (ending.length === 0) return null
	return (
		<Alert tone="warning">
			<p>
				{ending.length === 1 ? '1 review link of this person ends' : `${ending.length} review links of this person end`}{' '}
				when you save:
			</p>
			<ul className="mt-1 list-disc ps-5">
				{ending.map(({ id, kind, expiresAt }) => (
					<li key={id}>
						{descriptions[kind].listName}, until {momentText(expiresAt)}
					</li>
				))}
			</ul>
		</Alert>
	)
}
