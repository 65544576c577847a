import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useRef, useState } from 'react'
import { type DefaultValues, type FieldValues, useForm } from 'react-hook-form'
import { useNavigate } from 'react-router'
import type { z } from 'zod/mini'
import { isRefusal } from '#web/api.ts'
import { useToast } from '#web/ui/toast.tsx'
import { refusalText, wrongFieldsText } from '#web/wrong-fields.ts'
import { showFieldRefusals } from '../forms/field-refusals.ts'
import type { FileField } from '../forms/file-fields.ts'
import { useUnsavedChanges } from '../forms/unsaved-changes.tsx'
import { useDraft } from '../forms/use-draft.ts'
import { useSaveShortcut } from '../forms/use-save-shortcut.ts'
import { validationMode } from '../forms/validation-mode.ts'

type Options<Values extends FieldValues> = {
	schema: z.ZodMiniType<unknown, Values>
	initial: Values
	/** The form's path, which is also the draft's key. */
	path: string
	/** Fields whose files drafts cannot keep. */
	files: readonly FileField<Values>[]
	/** Sends the validated values. */
	save: (values: Values) => Promise<unknown>
	messages: { saved: string; failed: string }
	/** The list to return to. */
	backTo: string
	/** Reloads the item and drops typed input. */
	onStartOver: () => void
}

/**
 * The state of a full-page form: it saves drafts, asks before changes are lost, shows the server's refusals at the fields, and returns to
 * the list after a save.
 */
export function useItemForm<Values extends FieldValues>(options: Options<Values>) {
	const { schema, initial, path, files, save, messages, backTo, onStartOver } = options
	const element = useRef<HTMLFormElement>(null)
	const toast = useToast()
	const navigate = useNavigate()
	const [refusal, setRefusal] = useState<{ reason: unknown; text: string } | null>(null)
	const form = useForm<Values>({
		// Sends the raw values, because the server runs the contract again.
		resolver: standardSchemaResolver(schema, undefined, { raw: true }),
		defaultValues: initial as DefaultValues<Values>,
		...validationMode,
	})
	const { errors, isDirty, isSubmitting, submitCount } = form.formState
	const wrong = submitCount > 0 ? Object.keys(errors) : []
	const draft = useDraft(form, path, { files })
	const unsaved = useUnsavedChanges(isDirty, draft.forget)
	useSaveShortcut(element)

	async function send(values: Values) {
		setRefusal(null)
		try {
			await save(values)
		} catch (reason) {
			const text = refusalText(reason, messages.failed, values)
			setRefusal({ reason, text })
			showFieldRefusals(form, reason)
			toast({ tone: 'danger', text })
			return
		}
		draft.forget()
		unsaved.allowLeaving()
		toast({ tone: 'success', text: messages.saved })
		await navigate(backTo)
	}

	return {
		form,
		/** The props of `FormPage`. */
		frame: {
			element,
			busy: isSubmitting,
			onSubmit: form.handleSubmit(send),
			onCancel: () => void navigate(backTo),
			question: unsaved.question,
			notices: {
				refusal: refusal?.text ?? (wrong.length > 0 ? wrongFieldsText(wrong, form.getValues()) : null),
				stale: isRefusal(refusal?.reason, 'write.stale'),
				restored: draft.restored,
				chooseAgain: draft.chooseAgain,
				onStartOver: () => {
					draft.forget()
					onStartOver()
				},
			},
		},
	}
}
