import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import type { z } from 'zod/mini'
import type { Account } from '#contracts/auth/auth.ts'
import { messages } from '#contracts/shared/messages.ts'
import { type OwnDetailsInput, ownDetailsForm } from '#contracts/users/users.ts'
import { answerOf, isRefusal } from '#web/api.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { showFieldRefusals } from '../forms/field-refusals.ts'
import { FormNotices } from '../forms/form-notices.tsx'
import { MobileField } from '../forms/mobile-field.tsx'
import { staffFailureText } from '../forms/staff-failure.ts'
import { useUnsavedChanges } from '../forms/unsaved-changes.tsx'
import { useSaveShortcut } from '../forms/use-save-shortcut.ts'
import { validationMode } from '../forms/validation-mode.ts'
import { useConfirmed } from '../session/confirm/use-confirmed.tsx'
import { accountApi, ownDetailsApi } from '../staff-api.ts'

type Values = z.input<typeof ownDetailsForm>

const valuesOf = ({ fullName, mobileNumber, version }: Account): Values => ({ fullName, mobileNumber, version })

type Props = { account: Account; labelledBy: string; onSaved: () => void }

/** The name and the number of the signed-in user. */
export function OwnDetails({ account, labelledBy, onSaved }: Props) {
	const element = useRef<HTMLFormElement>(null)
	const toast = useToast()
	const { confirmed, question } = useConfirmed()
	const [refusal, setRefusal] = useState<unknown>(null)
	const form = useForm<Values, unknown, OwnDetailsInput>({
		resolver: standardSchemaResolver(ownDetailsForm),
		defaultValues: valuesOf(account),
		...validationMode,
	})
	const { errors, isDirty, isValid, isSubmitting } = form.formState
	const leaving = useUnsavedChanges(isDirty, () => {})
	useSaveShortcut(element)

	async function loadNewest() {
		form.reset(valuesOf(await answerOf(accountApi.fetchusername.$get())))
		setRefusal(null)
		onSaved()
	}

	async function save(json: OwnDetailsInput) {
		setRefusal(null)
		try {
			if ((await confirmed(() => answerOf(ownDetailsApi.saveowndetails.$post({ json })))) === null) return
		} catch (reason) {
			setRefusal(reason)
			showFieldRefusals(form, reason)
			return
		}
		toast({ tone: 'success', text: messages.userUpdated })
		// Without the new version, the next save is that of the last writer.
		form.reset({ ...json, version: undefined })
		await loadNewest().catch(onSaved)
	}

	return (
		<>
			<form
				ref={element}
				noValidate
				aria-labelledby={labelledBy}
				onSubmit={form.handleSubmit(save)}
				className="flex flex-col gap-5"
			>
				<FormNotices
					refusal={refusal === null ? null : staffFailureText(refusal, messages.saveFailed)}
					stale={isRefusal(refusal, 'write.stale')}
					restored={false}
					onStartOver={() => void loadNewest().catch(setRefusal)}
				/>
				<TextField
					label="Full name"
					required
					autoComplete="name"
					error={errors.fullName?.message}
					{...form.register('fullName')}
				/>
				<MobileField field={form.register('mobileNumber')} error={errors.mobileNumber?.message} autoComplete="tel" />
				<div className="flex justify-end">
					<Button type="submit" busy={isSubmitting} disabled={!isValid || !isDirty}>
						Save
					</Button>
				</div>
			</form>
			{question}
			{leaving.question}
		</>
	)
}
