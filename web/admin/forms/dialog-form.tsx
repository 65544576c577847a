import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { messages } from '#contracts/shared/messages.ts'
import { failureText, isRefusal } from '#web/api.ts'
import { Button } from '#web/ui/button.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { showFieldRefusals } from './field-refusals.ts'
import { FormNotices } from './form-notices.tsx'
import { useUnsavedChanges } from './unsaved-changes.tsx'
import type { useDraft } from './use-draft.ts'
import { useSaveShortcut } from './use-save-shortcut.ts'

export type FormCallbacks = {
	onCancel: () => void
	/** Reloads the list and drops typed input. */
	onStartOver: () => void
	onSaved: () => void
}

type Props<Values extends FieldValues, Output> = FormCallbacks & {
	form: UseFormReturn<Values, unknown, Output>
	save: (values: Output) => Promise<unknown>
	savedText: string
	draft?: ReturnType<typeof useDraft>
	saveDisabled?: boolean
	/** Returns true if it has shown the refusal itself. */
	onRefused?: (reason: unknown) => boolean
	children: ReactNode
}

/** A short form inside a dialog, with its notices and its buttons. Its first field gets the focus. */
export function DialogForm<Values extends FieldValues, Output>(props: Props<Values, Output>) {
	const { form, save, savedText, draft, saveDisabled, onRefused, onCancel, onStartOver, onSaved, children } = props
	const element = useRef<HTMLFormElement>(null)
	const toast = useToast()
	const [refusal, setRefusal] = useState<unknown>(null)
	const { isDirty, isSubmitting } = form.formState
	const unsaved = useUnsavedChanges(isDirty, () => draft?.forget())
	useSaveShortcut(element)
	useEffect(() => element.current?.querySelector('input')?.focus(), [])

	async function submit(values: Output) {
		setRefusal(null)
		try {
			await save(values)
		} catch (reason) {
			if (onRefused?.(reason)) return
			setRefusal(reason)
			showFieldRefusals(form, reason)
			return
		}
		draft?.forget()
		unsaved.allowLeaving()
		toast({ tone: 'success', text: savedText })
		onSaved()
	}

	function forgetDraftAnd(next: () => void) {
		draft?.forget()
		next()
	}

	return (
		<form ref={element} noValidate onSubmit={form.handleSubmit(submit)} className="flex flex-col gap-5">
			<FormNotices
				refusal={refusal === null ? null : failureText(refusal, messages.saveFailed)}
				stale={isRefusal(refusal, 'write.stale')}
				restored={draft?.restored ?? false}
				onStartOver={() => forgetDraftAnd(onStartOver)}
			/>
			{children}
			<div className="flex flex-wrap justify-end gap-3">
				<Button variant="secondary" onClick={() => forgetDraftAnd(onCancel)}>
					Cancel
				</Button>
				<Button type="submit" busy={isSubmitting} disabled={saveDisabled}>
					Save
				</Button>
			</div>
			{unsaved.question}
		</form>
	)
}
