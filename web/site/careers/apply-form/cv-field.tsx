import { FileText, Upload, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from '#web/ui/button.tsx'
import { FileButton } from '#web/ui/files/file-button.tsx'
import { FileDrop } from '#web/ui/files/file-drop.tsx'
import { FileFieldFrame, useFileField } from '#web/ui/files/file-field-frame.tsx'
import { sizeText } from '#web/ui/files/size-text.ts'

const accept = '.pdf,.docx,application/pdf,application/vnd.openxmlformats-officedocument.wordprocessingml.document'

type Props = {
	value: File | null
	onChange: (file: File | null) => void
	error?: string
	help?: ReactNode
	/** False until the page is hydrated. */
	ready: boolean
	/** True while the chosen file is read. */
	reading: boolean
	/** True while the form is being sent: the CV cannot change. */
	busy: boolean
}

export function CvField({ value, onChange, error, help, ready, reading, busy }: Props) {
	// The id is the field name, so the button gets the focus when the CV is refused.
	const field = { id: 'file', label: 'CV', required: true, error, help }
	const { ids, labelledBy, button } = useFileField(field)
	const pick = ([file]: File[]) => !busy && file && onChange(file)
	return (
		<FileFieldFrame {...field} ids={ids}>
			<FileDrop onFiles={pick} wrong={Boolean(error)}>
				<FileText aria-hidden="true" className="size-8 shrink-0 text-muted" />
				<p aria-live="polite" className="min-w-40 flex-1 text-sm wrap-anywhere text-muted">
					{value ? (
						<>
							<bdi className="font-semibold text-ink">{value.name}</bdi>
							<span>{`, ${sizeText(value.size)}`}</span>
						</>
					) : (
						<>
							{/* Touch screens have no drag and drop. */}
							<span className="pointer-coarse:hidden">Drop your CV here, or choose it. </span>
							<span>PDF or DOCX, at most 5 MB.</span>
						</>
					)}
				</p>
				<div className="flex items-center gap-2">
					{value && (
						<IconButton label={`Remove ${value.name}`} disabled={busy} onClick={() => onChange(null)}>
							<X aria-hidden="true" />
						</IconButton>
					)}
					<FileButton
						{...button}
						labelledBy={labelledBy}
						accept={accept}
						disabled={!ready}
						aria-busy={reading || undefined}
						aria-disabled={busy || undefined}
						onFiles={pick}
					>
						<Upload aria-hidden="true" className="size-4" />
						{value ? 'Replace' : 'Choose file'}
					</FileButton>
				</div>
			</FileDrop>
		</FileFieldFrame>
	)
}
