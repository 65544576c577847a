import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { z } from 'zod/mini'
import { capitalised } from '#contracts/shared/capitalised.ts'
import { visibleName } from '#contracts/shared/fields.ts'
import { ApiRefusal } from '#web/api.ts'
import { TextField } from '#web/ui/field.tsx'
import { DialogForm, type FormCallbacks, NestedDialogForm } from '../../forms/dialog-form.tsx'
import { useNameCheck } from '../../forms/use-name-check.ts'
import { validationMode } from '../../forms/validation-mode.ts'

type Props = FormCallbacks & {
	/** The kind of item, for example "category". */
	noun: string
	/** The current name; null adds an item. */
	name: string | null
	/** The message for an empty name. */
	required: string
	/** The field in the server's refusals. */
	field: string
	save: (name: string) => Promise<unknown>
	/** Checks while the user types whether the name is taken, and the message if it is. */
	check?: { ask: (name: string) => Promise<boolean>; taken: string }
	/** Whether a page's form is behind the dialog. */
	nested?: boolean
}

/** Names a new item or renames an existing one. */
export function NameForm({ noun, name, required, field, save, check, nested, ...callbacks }: Props) {
	const Form = nested ? NestedDialogForm : DialogForm
	const [schema] = useState(() => z.object({ name: visibleName(required) }))
	const form = useForm({
		resolver: standardSchemaResolver(schema),
		defaultValues: { name: name ?? '' },
		...validationMode,
	})
	const isTaken = useNameCheck(form.watch('name'), name ?? '', check?.ask) === 'taken'

	function showOnField(reason: unknown): boolean {
		const message = reason instanceof ApiRefusal ? reason.fields[field] : undefined
		if (message) form.setError('name', { type: 'server', message }, { shouldFocus: true })
		return message !== undefined
	}

	return (
		<Form
			{...callbacks}
			form={form}
			save={(values) => save(values.name)}
			savedText={`${capitalised(noun)} saved`}
			saveDisabled={isTaken}
			onRefused={showOnField}
		>
			<TextField
				label={`${capitalised(noun)} name`}
				required
				autoComplete="off"
				error={form.formState.errors.name?.message ?? (isTaken ? check?.taken : undefined)}
				{...form.register('name')}
			/>
		</Form>
	)
}
