import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { z } from 'zod/mini'
import { requiredText } from '#contracts/fields.ts'
import { messages } from '#contracts/messages.ts'
import { ApiRefusal, failureText } from '#web/api.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { onceLeft } from '../forms/once-left.ts'
import { useUnsavedChanges } from '../forms/unsaved-changes.tsx'
import { useSaveShortcut } from '../forms/use-save-shortcut.ts'
import type { Label, LabelCalls } from './label-kinds.ts'

type Props = {
	kind: LabelCalls
	/** null adds one. */
	label: Label | null
	onCancel: () => void
	onSaved: () => void
}

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** Adds a category or tag, or renames the one that is given. */
export function LabelForm({ kind, label, onCancel, onSaved }: Props) {
	const element = useRef<HTMLFormElement>(null)
	const toast = useToast()
	const [failure, setFailure] = useState<string | null>(null)
	const [schema] = useState(() => z.object({ name: requiredText(kind.required) }))
	const form = useForm({
		resolver: standardSchemaResolver(schema),
		defaultValues: { name: label?.name ?? '' },
		...onceLeft,
	})
	const { errors, isDirty, isSubmitting } = form.formState
	const unsaved = useUnsavedChanges(isDirty, () => undefined)
	useSaveShortcut(element)

	const { setFocus, setError } = form
	useEffect(() => setFocus('name'), [setFocus])

	async function save({ name }: { name: string }) {
		setFailure(null)
		try {
			await kind.save({ id: label?.id ?? null, name })
		} catch (reason) {
			const message = reason instanceof ApiRefusal ? reason.fields[kind.field] : undefined
			if (message) setError('name', { type: 'server', message }, { shouldFocus: true })
			else setFailure(failureText(reason, messages.saveFailed))
			return
		}
		unsaved.settle()
		toast({ tone: 'success', text: `${capitalised(kind.what)} saved` })
		onSaved()
	}

	return (
		<form ref={element} noValidate onSubmit={form.handleSubmit(save)} className="flex flex-col gap-5">
			{failure && <Alert tone="danger">{failure}</Alert>}
			<TextField
				label={`${capitalised(kind.what)} name`}
				required
				autoComplete="off"
				error={errors.name?.message}
				{...form.register('name')}
			/>
			<div className="flex flex-wrap justify-end gap-3">
				<Button variant="secondary" onClick={onCancel}>
					Cancel
				</Button>
				<Button type="submit" busy={isSubmitting}>
					Save
				</Button>
			</div>
			{unsaved.question}
		</form>
	)
}
