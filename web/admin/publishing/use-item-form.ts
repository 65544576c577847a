import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useRef, useState } from 'react'
import { type DefaultValues, type FieldValues, useForm } from 'react-hook-form'
import { useNavigate } from 'react-router'
import type { z } from 'zod/mini'
import { messages as texts } from '#contracts/messages.ts'
import { failureText, isRefusal } from '#web/api.ts'
import { useToast } from '#web/ui/toast.tsx'
import { onceLeft } from '../forms/once-left.ts'
import { showFieldRefusals } from '../forms/refusals.ts'
import { useUnsavedChanges } from '../forms/unsaved-changes.tsx'
import { useDraft } from '../forms/use-draft.ts'
import { useSaveShortcut } from '../forms/use-save-shortcut.ts'

type Options<Values extends FieldValues> = {
	schema: z.ZodMiniType<unknown, Values>
	initial: Values
	/** The form's own path: its draft stands under it. */
	path: string
	/** Fields with files, and the flags that say whether they were chosen anew: no storage of the browser can keep them. */
	files: readonly (keyof Values)[]
	/** Sends the values; they have passed the contract, which reads them once more on the server. */
	save: (values: Values) => Promise<unknown>
	messages: { saved: string; failed: string }
	/** The list that a saved form leads back to. */
	backTo: string
	/** Loads the item anew and drops what was typed. */
	onStartOver: () => void
}

/**
 * A form on a page of its own: it keeps a draft, asks before changes are lost, says what the server refuses where its own rules speak, and
 * leads back to the list once it is saved.
 */
export function useItemForm<Values extends FieldValues>(options: Options<Values>) {
	const { schema, initial, path, files, save, messages, backTo, onStartOver } = options
	const element = useRef<HTMLFormElement>(null)
	const toast = useToast()
	const navigate = useNavigate()
	const [refusal, setRefusal] = useState<unknown>(null)
	const form = useForm<Values>({
		// The values are sent as they are: what the contract makes of them, the server makes again.
		resolver: standardSchemaResolver(schema, undefined, { raw: true }),
		defaultValues: initial as DefaultValues<Values>,
		...onceLeft,
	})
	const { errors, isDirty, isSubmitting, submitCount } = form.formState
	const incomplete = submitCount > 0 && Object.keys(errors).length > 0
	const draft = useDraft(form, path, files)
	const unsaved = useUnsavedChanges(isDirty, draft.forget)
	useSaveShortcut(element)

	async function send(values: Values) {
		setRefusal(null)
		try {
			await save(values)
		} catch (reason) {
			setRefusal(reason)
			showFieldRefusals(form, reason)
			toast({ tone: 'danger', text: failureText(reason, messages.failed) })
			return
		}
		draft.forget()
		unsaved.settle()
		toast({ tone: 'success', text: messages.saved })
		await navigate(backTo)
	}

	return {
		form,
		/** For the page around the form. */
		frame: {
			element,
			busy: isSubmitting,
			onSubmit: form.handleSubmit(send),
			onCancel: () => void navigate(backTo),
			question: unsaved.question,
			notices: {
				refusal: refusal === null ? (incomplete ? texts.fillRequired : null) : failureText(refusal, messages.failed),
				stale: isRefusal(refusal, 'write.stale'),
				restored: draft.restored,
				onStartOver: () => {
					draft.forget()
					onStartOver()
				},
			},
		},
	}
}
