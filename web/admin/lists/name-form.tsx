import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { z } from 'zod/mini'
import { visibleName } from '#contracts/shared/fields.ts'
import { messages } from '#contracts/shared/messages.ts'
import { ApiRefusal, failureText, isRefusal } from '#web/api.ts'
import { Button } from '#web/ui/button.tsx'
import { capitalised } from '#web/ui/capitalised.ts'
import { TextField } from '#web/ui/field.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { FormNotices } from '../forms/form-notices.tsx'
import { useUnsavedChanges } from '../forms/unsaved-changes.tsx'
import { useNameCheck } from '../forms/use-name-check.ts'
import { useSaveShortcut } from '../forms/use-save-shortcut.ts'
import { validationMode } from '../forms/validation-mode.ts'
import type { FormCallbacks } from './names-dialog.tsx'

type Props = FormCallbacks & {
	/** What is named: "category". */
	what: string
	/** The name that it has; null adds one. */
	name: string | null
	/** What is said where there is none. */
	required: string
	/** The field that the server's refusals name. */
	field: string
	save: (name: string) => Promise<unknown>
	/** Where a name is asked for while one types: whether another one has it, and what is said then. */
	check?: { ask: (name: string) => Promise<boolean>; taken: string }
}

/** Gives something a name, or another one. */
export function NameForm({ what, name, required, field, save, check, onCancel, onStartOver, onSaved }: Props) {
	const element = useRef<HTMLFormElement>(null)
	const toast = useToast()
	const [refusal, setRefusal] = useState<unknown>(null)
	const [schema] = useState(() => z.object({ name: visibleName(required) }))
	const form = useForm({
		resolver: standardSchemaResolver(schema),
		defaultValues: { name: name ?? '' },
		...validationMode,
	})
	const { errors, isDirty, isSubmitting } = form.formState
	const isTaken = useNameCheck(form.watch('name'), name ?? '', check?.ask) === 'taken'
	const unsaved = useUnsavedChanges(isDirty, () => undefined)
	useSaveShortcut(element)

	const { setFocus, setError } = form
	useEffect(() => setFocus('name'), [setFocus])

	async function submit(typed: { name: string }) {
		setRefusal(null)
		try {
			await save(typed.name)
		} catch (reason) {
			const message = reason instanceof ApiRefusal ? reason.fields[field] : undefined
			if (message) setError('name', { type: 'server', message }, { shouldFocus: true })
			else setRefusal(reason)
			return
		}
		unsaved.settle()
		toast({ tone: 'success', text: `${capitalised(what)} saved` })
		onSaved()
	}

	return (
		<form ref={element} noValidate onSubmit={form.handleSubmit(submit)} className="flex flex-col gap-5">
			<FormNotices
				refusal={refusal === null ? null : failureText(refusal, messages.saveFailed)}
				stale={isRefusal(refusal, 'write.stale')}
				restored={false}
				onStartOver={onStartOver}
			/>
			<TextField
				label={`${capitalised(what)} name`}
				required
				autoComplete="off"
				error={errors.name?.message ?? (isTaken ? check?.taken : undefined)}
				{...form.register('name')}
			/>
			<div className="flex flex-wrap justify-end gap-3">
				<Button variant="secondary" onClick={onCancel}>
					Cancel
				</Button>
				<Button type="submit" busy={isSubmitting} disabled={isTaken}>
					Save
				</Button>
			</div>
			{unsaved.question}
		</form>
	)
}
