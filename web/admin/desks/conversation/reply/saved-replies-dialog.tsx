import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useCallback } from 'react'
import { useForm } from 'react-hook-form'
import { z } from 'zod/mini'
import { type SavedReply, type SavedReplyInput, savedReplyFields } from '#contracts/desks/replies.ts'
import { SelectField, TextArea, TextField } from '#web/ui/field.tsx'
import { DeleteDialog } from '../../../acts/delete-dialog.tsx'
import { DialogForm, type FormCallbacks } from '../../../forms/dialog-form.tsx'
import { useKeptForm } from '../../../forms/use-kept-form.ts'
import { validationMode } from '../../../forms/validation-mode.ts'
import { NamesDialog } from '../../../lists/names/names-dialog.tsx'
import { useDesk } from '../../desk-context.ts'

/** Adds, changes and deletes saved replies. */
export function SavedRepliesDialog({ onClose }: { onClose: () => void }) {
	const { savedReplies } = useDesk().desk.calls
	// They fit on one page.
	const load = useCallback(async () => ({ content: await savedReplies.list(), totalPages: 1 }), [savedReplies])
	return (
		<NamesDialog
			title="Saved replies"
			description="Texts that everybody at the desk can put into a reply."
			noun="saved reply"
			load={load}
			loadFailed="The saved replies could not be loaded. Check your connection."
			empty="No saved replies"
			rowOf={({ id, title }) => ({ id, name: title })}
			change="Edit"
			form={(reply, steps) => <SavedReplyForm {...steps} reply={reply} />}
			deletion={({ id, title }, steps) => (
				<DeleteDialog
					noun="saved reply"
					notFoundCode="saved-reply.not-found"
					erase={() => savedReplies.erase(id)}
					{...steps}
				>
					<bdi>{title}</bdi> will be deleted for everybody. Replies that were sent with it stay.
				</DeleteDialog>
			)}
			onClose={onClose}
			onChanged={() => {}}
		/>
	)
}

const savedReplyForm = z.strictObject({ ...savedReplyFields, stage: z.optional(z.nullable(z.string())) })
type Values = z.input<typeof savedReplyForm>

const placeholderHelp = (meanings: Readonly<Record<string, string>>) =>
	Object.entries(meanings)
		.map(([placeholder, meaning]) => `{${placeholder}} ${meaning}`)
		.join(', ')

function SavedReplyForm({ reply, ...callbacks }: FormCallbacks & { reply: SavedReply | null }) {
	const { desk } = useDesk()
	const hasStages = desk.flow === null
	const form = useForm<Values, unknown, SavedReplyInput>({
		resolver: standardSchemaResolver(savedReplyForm),
		defaultValues: {
			...{ id: reply?.id ?? null, title: reply?.title ?? '', text: reply?.text ?? '' },
			...(reply && { version: reply.version }),
			...(hasStages && { stage: reply?.stage ?? null }),
		},
		...validationMode,
	})
	const { errors } = form.formState
	const kept = useKeptForm(form, `${desk.path}?savedreply=${reply?.id ?? 'add'}`)
	return (
		<DialogForm
			{...callbacks}
			form={form}
			save={desk.calls.savedReplies.save}
			savedText="Saved reply saved"
			kept={kept}
		>
			<TextField label="Title" required error={errors.title?.message} {...form.register('title')} />
			{hasStages && (
				<SelectField
					label="Stage"
					help="It is offered first to those in this stage, and for letters that lead there."
					{...form.register('stage', { setValueAs: (chosen: string) => chosen || null })}
				>
					<option value="">Any</option>
					{Object.entries(desk.states).map(([state, { name }]) => (
						<option key={state} value={state}>
							{name}
						</option>
					))}
				</SelectField>
			)}
			<TextArea
				label="Text"
				required
				rows={8}
				help={`Filled in when it is put into a reply: ${placeholderHelp(desk.placeholders.meanings)}.`}
				error={errors.text?.message}
				{...form.register('text')}
			/>
		</DialogForm>
	)
}
