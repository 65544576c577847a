import { Download } from 'lucide-react'
import type { Attachment } from '#contracts/desks/conversation.ts'
import { classNames } from '#web/ui/class-names.ts'
import { sizeText } from '#web/ui/files/size-text.ts'
import { Spinner } from '#web/ui/spinner.tsx'
import { useDownload } from '../../../acts/use-download.ts'
import { useDesk } from '../../desk-context.ts'
import { AttachedPicture, isPicture } from './attached-picture.tsx'

type Props = { messageId: number; attachments: readonly Attachment[] }

/** The files of a message. The browser saves them. Of those only pictures are shown on this site. */
export function AttachmentLinks({ messageId, attachments }: Props) {
	if (attachments.length === 0) return null
	return (
		<ul aria-label="Files" className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-2">
			{attachments.map((file) => (
				<li key={file.key} className="flex max-w-full flex-wrap items-center gap-x-2 has-[figure]:w-full">
					<AttachmentButton messageId={messageId} file={file} />
					{isPicture(file) && <AttachedPicture messageId={messageId} file={file} />}
				</li>
			))}
		</ul>
	)
}

/** What each received mail has, and hardly anybody needs. */
const isRawMail = ({ name, type }: Attachment) => name === 'mail.eml' && type === 'message/rfc822'

function AttachmentButton({ messageId, file }: { messageId: number; file: Attachment }) {
	const { key, name, size } = file
	const isRaw = isRawMail(file)
	const { busy, download } = useDownload()
	const { calls } = useDesk().desk
	return (
		<button
			type="button"
			aria-busy={busy || undefined}
			onClick={() => busy || void download(() => calls.attachment(messageId, key))}
			className={classNames(
				'inline-flex max-w-full items-center gap-2 rounded-sm text-start transition-colors',
				isRaw
					? 'min-h-7 text-xs text-muted hover:text-ink'
					: 'min-h-9 border border-edge bg-surface px-3 py-1 text-sm hover:border-ink',
			)}
		>
			{busy ? <Spinner /> : <Download aria-hidden="true" className="size-4 shrink-0" />}
			<span className="sr-only">Download</span>
			<bdi className="min-w-0 wrap-anywhere">{isRaw ? 'Raw mail' : name}</bdi>
			<span className="shrink-0 text-muted">{sizeText(size)}</span>
		</button>
	)
}
