import { Download } from 'lucide-react'
import type { Attachment } from '#contracts/enquiries/desk.ts'
import { sizeText } from '#web/ui/files/size-text.ts'
import { Spinner } from '#web/ui/spinner.tsx'
import { useDownload } from '../../../publishing/use-download.ts'
import { repliesApi } from '../../../staff-api.ts'

type Props = { messageId: number; attachments: readonly Attachment[] }

/** The files of a message. The browser saves them and opens none on this site. */
export function AttachmentLinks({ messageId, attachments }: Props) {
	if (attachments.length === 0) return null
	return (
		<ul aria-label="Files" className="mt-2 flex flex-wrap gap-2">
			{attachments.map((file) => (
				<li key={file.key} className="max-w-full">
					<AttachmentButton messageId={messageId} file={file} />
				</li>
			))}
		</ul>
	)
}

function AttachmentButton({ messageId, file: { key, name, size } }: { messageId: number; file: Attachment }) {
	const { busy, download } = useDownload()
	const param = { messageId: String(messageId), key }
	return (
		<button
			type="button"
			aria-busy={busy || undefined}
			onClick={() => busy || void download(() => repliesApi.attachment[':messageId'][':key'].$get({ param }))}
			className="inline-flex min-h-9 max-w-full items-center gap-2 rounded-sm border border-edge bg-surface px-3 py-1 text-start text-sm transition-colors hover:border-ink"
		>
			{busy ? <Spinner /> : <Download aria-hidden="true" className="size-4 shrink-0" />}
			<span className="sr-only">Download</span>
			<bdi className="min-w-0 wrap-anywhere">{name}</bdi>
			<span className="shrink-0 text-muted">{sizeText(size)}</span>
		</button>
	)
}
