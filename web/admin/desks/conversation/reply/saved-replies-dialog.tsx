import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useForm } from 'react-hook-form'
import type { z } from 'zod/mini'
import { placeholders, type SavedReply, type SavedReplyInput, savedReplyForm } from '#contracts/desks/replies.ts'
import { answerOf } from '#web/api.ts'
import { TextArea, TextField } from '#web/ui/field.tsx'
import { DeleteDialog } from '../../../acts/delete-dialog.tsx'
import { DialogForm, type FormCallbacks } from '../../../forms/dialog-form.tsx'
import { useKeptForm } from '../../../forms/use-kept-form.ts'
import { validationMode } from '../../../forms/validation-mode.ts'
import { NamesDialog } from '../../../lists/names/names-dialog.tsx'
import { savedRepliesApi } from '../../../staff-api.ts'

/** They fit on one page. */
const load = async () => ({ content: await answerOf(savedRepliesApi.savedreplies.$get()), totalPages: 1 })

/** Adds, changes and deletes saved replies. */
export const SavedRepliesDialog = ({ onClose }: { onClose: () => void }) => (
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
				erase={() => answerOf(savedRepliesApi.savedreply[':id'].$delete({ param: { id: String(id) } }))}
				{...steps}
			>
				<bdi>{title}</bdi> will be deleted for everybody. Replies that were sent with it stay.
			</DeleteDialog>
		)}
		onClose={onClose}
		onChanged={() => {}}
	/>
)

type Values = z.input<typeof savedReplyForm>

const meanings = {
	name: 'the name of the visitor',
	reference: 'the reference of the enquiry',
	department: 'the department',
	me: 'your own name',
} satisfies Record<(typeof placeholders)[number], string>

const placeholderHelp = placeholders.map((word) => `{${word}} ${meanings[word]}`).join(', ')

function SavedReplyForm({ reply, ...callbacks }: FormCallbacks & { reply: SavedReply | null }) {
	const form = useForm<Values, unknown, SavedReplyInput>({
		resolver: standardSchemaResolver(savedReplyForm),
		defaultValues: reply ?? { id: null, title: '', text: '' },
		...validationMode,
	})
	const { errors } = form.formState
	const kept = useKeptForm(form, `/Admin/Contactpage?savedreply=${reply?.id ?? 'add'}`)
	return (
		<DialogForm
			{...callbacks}
			form={form}
			save={(json) => answerOf(savedRepliesApi.savesavedreply.$post({ json }))}
			savedText="Saved reply saved"
			kept={kept}
		>
			<TextField label="Title" required error={errors.title?.message} {...form.register('title')} />
			<TextArea
				label="Text"
				required
				rows={8}
				help={`Filled in when it is put into a reply: ${placeholderHelp}.`}
				error={errors.text?.message}
				{...form.register('text')}
			/>
		</DialogForm>
	)
}
