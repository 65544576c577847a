import { Paperclip, X } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { Attachment } from '#contracts/desks/conversation.ts'
import { attachmentRule } from '#contracts/desks/replies.ts'
import { fileRules } from '#contracts/shared/uploads.ts'
import { readChosen } from '#web/file-content.ts'
import { IconButton } from '#web/ui/button.tsx'
import { FieldNotes } from '#web/ui/field-frame.tsx'
import { FileButton } from '#web/ui/files/file-button.tsx'
import { FileDrop } from '#web/ui/files/file-drop.tsx'
import { useFileField } from '#web/ui/files/file-field-frame.tsx'
import { sizeText } from '#web/ui/files/size-text.ts'
import { reasonOf } from '../../../acts/failure-reason.ts'
import { useDesk } from '../../desk-context.ts'
import type { ReplyInProgress } from './reply-draft.ts'

const accepted = [fileRules.pdf, fileRules.picture]
	.flatMap(({ extensions }) => extensions.map((extension) => `.${extension}`))
	.join(',')

type Props = {
	subjectId: number
	reply: ReplyInProgress
	attachments: readonly Attachment[]
	/** The other buttons in the row, which takes dropped files. */
	after: ReactNode
}

/** The files of a reply: PDFs and pictures. They are stored at once. */
export function ReplyFiles({ subjectId, reply, attachments, after }: Props) {
	const { calls } = useDesk().desk
	const [refusal, setRefusal] = useState<string | undefined>()
	const [busy, setBusy] = useState(false)
	const { ids, labelledBy, button } = useFileField({ label: 'Files', error: refusal })

	/** One after another, so that each knows what the ones before have taken. */
	async function attach(files: File[]) {
		setBusy(true)
		setRefusal(undefined)
		try {
			for (const file of files) {
				const { file: read, error } = await readChosen(file, attachmentRule(file))
				if (error) {
					setRefusal(`${file.name}: ${error}`)
					break
				}
				if (!(await reply.begin())) break
				reply.attached(await calls.attach(subjectId, read))
			}
		} catch (reason) {
			setRefusal(reasonOf(reason))
		}
		setBusy(false)
	}

	async function remove(key: string) {
		setRefusal(undefined)
		try {
			await calls.removeAttachment(subjectId, key)
			reply.removed(key)
			document.getElementById(ids.control)?.focus()
		} catch (reason) {
			setRefusal(reasonOf(reason))
		}
	}

	return (
		<div className="flex min-w-0 flex-col gap-1.5">
			<FileDrop onFiles={(files) => void attach(files)} className="gap-2! border-transparent! p-0!">
				<span id={labelledBy} className="sr-only">
					to the reply
				</span>
				<FileButton
					{...button}
					labelledBy={labelledBy}
					accept={accepted}
					multiple
					aria-busy={busy || undefined}
					onFiles={(files) => void attach(files)}
				>
					<Paperclip aria-hidden="true" className="size-4" />
					<span className="max-tablet:sr-only">Attach</span>
				</FileButton>
				{after}
			</FileDrop>
			{attachments.length > 0 && (
				<ul aria-label="Files of the reply" className="flex min-w-0 flex-wrap gap-x-3 text-sm">
					{attachments.map(({ key, name, size }) => (
						<li key={key} className="flex min-w-0 items-center gap-1">
							<bdi className="min-w-0 wrap-anywhere">{name}</bdi>
							<span className="shrink-0 text-muted">{sizeText(size)}</span>
							<IconButton label={`Remove ${name}`} className="size-7" onClick={() => void remove(key)}>
								<X aria-hidden="true" className="size-4!" />
							</IconButton>
						</li>
					))}
				</ul>
			)}
			<FieldNotes ids={ids} error={refusal} />
		</div>
	)
}
