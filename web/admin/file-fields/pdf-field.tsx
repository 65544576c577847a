import { Download, FileText, Upload } from 'lucide-react'
import { type Ref, useRef, useState } from 'react'
import { fileRules } from '#contracts/shared/uploads.ts'
import { readChosen } from '#web/file-content.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import type { FieldProps } from '#web/ui/field-frame.tsx'
import { FileButton } from '#web/ui/files/file-button.tsx'
import { FileDrop } from '#web/ui/files/file-drop.tsx'
import { FileFieldFrame, useFileField } from '#web/ui/files/file-field-frame.tsx'
import { sizeText } from '#web/ui/files/size-text.ts'
import { KeepStored } from './keep-stored.tsx'
import { UsedIn } from './used-in.tsx'

type Props = FieldProps & {
	/** The new file. The field refuses wrong types and larger files. */
	value: File | null
	/** The stored file. */
	current: { url?: string; name: string; size?: number } | null
	/** null keeps the stored file. */
	onChange: (file: File | null) => void
	/** Downloads the stored file if it has no public address. */
	onDownload?: () => void
	onBlur?: () => void
	/** The choose button. It gets the focus if the field is invalid. */
	ref?: Ref<HTMLButtonElement>
}

/** A field to choose, replace and download a PDF. */
export function PdfField({ value, current, onChange, onDownload, onBlur, ref, ...asked }: Props) {
	const [refusal, setRefusal] = useState<string | undefined>()
	const [checking, setChecking] = useState(false)
	const newest = useRef<File | null>(null)
	const field = { ...asked, error: refusal ?? asked.error }
	const { ids, labelledBy, button } = useFileField(field)

	async function pick([file]: File[]) {
		if (!file) return
		newest.current = file
		setChecking(true)
		const { file: read, error } = await readChosen(file, fileRules.pdf)
		if (newest.current !== file) return
		setChecking(false)
		setRefusal(error ?? undefined)
		if (!error) onChange(read)
	}

	const downloadId = `${ids.control}-download`
	const download = {
		id: downloadId,
		variant: 'quiet',
		size: 'small',
		'aria-labelledby': `${downloadId} ${labelledBy}`,
		children: (
			<>
				<Download aria-hidden="true" className="size-4" />
				<span>Download</span>
			</>
		),
	} as const
	return (
		<FileFieldFrame {...field} ids={ids} onBlur={onBlur}>
			<FileDrop onFiles={pick} wrong={Boolean(field.error)}>
				<FileText aria-hidden="true" className="size-8 shrink-0 text-muted" />
				<div className="flex min-w-40 flex-1 flex-col gap-1">
					<p aria-live="polite" className="text-sm wrap-anywhere text-muted">
						{factsOf(value, current)}
					</p>
					<UsedIn file={value} url={current?.url} type="application/pdf" />
				</div>
				<div className="flex flex-wrap gap-2">
					<FileButton
						{...button}
						ref={ref}
						labelledBy={labelledBy}
						accept="application/pdf,.pdf"
						aria-busy={checking || undefined}
						onFiles={pick}
					>
						<Upload aria-hidden="true" className="size-4" />
						{value || current ? 'Replace' : 'Choose PDF'}
					</FileButton>
					{value && current && (
						<KeepStored chooserId={button.id} labelledBy={labelledBy} onKeep={() => onChange(null)} />
					)}
					{!value && current?.url && <ButtonLink {...download} href={current.url} download={current.name} />}
					{!value && current && !current.url && onDownload && <Button {...download} onClick={onDownload} />}
				</div>
			</FileDrop>
		</FileFieldFrame>
	)
}

function factsOf(value: File | null, current: Props['current']): string {
	const file = value ?? current
	if (!file) return 'Drop a PDF here, or choose one.'
	return file.size === undefined ? file.name : `${file.name}, ${sizeText(file.size)}`
}
