import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useCallback } from 'react'
import { useForm } from 'react-hook-form'
import type { z } from 'zod/mini'
import { enquiryPlaceholders, type SavedReply, type SavedReplyInput, savedReplyForm } from '#contracts/desks/replies.ts'
import { TextArea, TextField } from '#web/ui/field.tsx'
import { DeleteDialog } from '../../../acts/delete-dialog.tsx'
import { DialogForm, type FormCallbacks } from '../../../forms/dialog-form.tsx'
import { useKeptForm } from '../../../forms/use-kept-form.ts'
import { validationMode } from '../../../forms/validation-mode.ts'
import { NamesDialog } from '../../../lists/names/names-dialog.tsx'
import type { DeskWords } from '../../desk.ts'
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

type Values = z.input<typeof savedReplyForm>

function placeholderHelp({ writer, reference, group }: DeskWords): string {
	const meanings = {
		name: `the name of the ${writer}`,
		reference,
		department: `the ${group}`,
		me: 'your own name',
	} satisfies Record<(typeof enquiryPlaceholders)[number], string>
	return enquiryPlaceholders.map((placeholder) => `{${placeholder}} ${meanings[placeholder]}`).join(', ')
}

const valuesOf = (reply: SavedReply | null): Values =>
	reply
		? { id: reply.id, title: reply.title, text: reply.text, version: reply.version }
		: { id: null, title: '', text: '' }

function SavedReplyForm({ reply, ...callbacks }: FormCallbacks & { reply: SavedReply | null }) {
	const { desk } = useDesk()
	const form = useForm<Values, unknown, SavedReplyInput>({
		resolver: standardSchemaResolver(savedReplyForm),
		defaultValues: valuesOf(reply),
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
			<TextArea
				label="Text"
				required
				rows={8}
				help={`Filled in when it is put into a reply: ${placeholderHelp(desk.words)}.`}
				error={errors.text?.message}
				{...form.register('text')}
			/>
		</DialogForm>
	)
}
