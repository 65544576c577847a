import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { messages } from '#contracts/shared/messages.ts'
import { isRefusal } from '#web/api.ts'
import { Button } from '#web/ui/button.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { showFieldRefusals } from './field-refusals.ts'
import { FormNotices } from './form-notices.tsx'
import { staffFailureText } from './staff-failure.ts'
import { useUnsavedChanges } from './unsaved-changes.tsx'
import type { useKeptForm } from './use-kept-form.ts'
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
	/** Its input in this tab, kept until it is saved. */
	kept?: ReturnType<typeof useKeptForm>
	saveDisabled?: boolean
	/** Returns true if it has shown the refusal itself. */
	onRefused?: (reason: unknown) => boolean
	children: ReactNode
}

type Leaving = Pick<ReturnType<typeof useUnsavedChanges>, 'allowLeaving'> & { question: ReactNode }

const neverAsks: Leaving = { allowLeaving: () => {}, question: null }

/** A short form inside a dialog. A second dialog opens before the user leaves unsaved changes. */
export function DialogForm<Values extends FieldValues, Output>(props: Props<Values, Output>) {
	const { form, kept } = props
	return <ShortForm {...props} leaving={useUnsavedChanges(form.formState.isDirty, () => kept?.forget())} />
}

/** A short form in a dialog above a page's form. The router has one blocker, which the page's form needs. */
export const NestedDialogForm = <Values extends FieldValues, Output>(props: Props<Values, Output>) => (
	<ShortForm {...props} leaving={neverAsks} />
)

/** The fields with their notices and buttons. The first field gets the focus. */
function ShortForm<Values extends FieldValues, Output>(props: Props<Values, Output> & { leaving: Leaving }) {
	const { form, save, savedText, kept, saveDisabled, onRefused, leaving } = props
	const { onCancel, onStartOver, onSaved, children } = props
	const element = useRef<HTMLFormElement>(null)
	const toast = useToast()
	const [refusal, setRefusal] = useState<unknown>(null)
	const { isSubmitting } = form.formState
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
		kept?.forget()
		leaving.allowLeaving()
		toast({ tone: 'success', text: savedText })
		onSaved()
	}

	function forgetKeptAnd(next: () => void) {
		kept?.forget()
		next()
	}

	return (
		<form
			ref={element}
			noValidate
			onSubmit={(event) => {
				// React's events leave the dialog for the page's form around it.
				event.stopPropagation()
				void form.handleSubmit(submit)(event)
			}}
			className="flex flex-col gap-5"
		>
			<FormNotices
				refusal={refusal === null ? null : staffFailureText(refusal, messages.saveFailed)}
				stale={isRefusal(refusal, 'write.stale')}
				restored={kept?.restored ?? false}
				onStartOver={() => forgetKeptAnd(onStartOver)}
			/>
			{children}
			<div className="flex flex-wrap justify-end gap-3">
				<Button variant="secondary" onClick={() => forgetKeptAnd(onCancel)}>
					Cancel
				</Button>
				<Button type="submit" busy={isSubmitting} disabled={saveDisabled}>
					Save
				</Button>
			</div>
			{leaving.question}
		</form>
	)
}
