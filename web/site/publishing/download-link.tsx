import { Download } from 'lucide-react'
import { messages } from '#contracts/shared/messages.ts'
import { classNames } from '#web/ui/class-names.ts'

const kilobyte = 1024

/** Formats "84 KB" or "1.2 MB", rounded up. */
function sizeText(bytes: number): string {
	const kilobytes = Math.ceil(bytes / kilobyte)
	return kilobytes < kilobyte ? `${kilobytes} KB` : `${Math.ceil((bytes / kilobyte ** 2) * 10) / 10} MB`
}

/** A download link with name and size. A notice beside it appears if the file is unavailable. */
export function DownloadLink({
	file,
	of,
	failure = messages.downloadFailed,
	className,
}: {
	file: { url: string; name: string; size: number }
	/** The subject of the file, for screen readers that list links. */
	of: string
	failure?: string
	className?: string
}) {
	return (
		<div className={classNames('text-sm', className)}>
			<a
				href={file.url}
				download
				data-enhance="download"
				className="inline-flex min-h-6 items-start gap-2 py-0.5 font-semibold text-brand underline-offset-4 hover:underline"
			>
				<Download aria-hidden="true" className="mt-0.5 size-4.5 shrink-0" />
				<span className="wrap-anywhere">
					<span className="sr-only">
						Download <bdi>{of}</bdi>:{' '}
					</span>
					<bdi>{file.name}</bdi>{' '}
					<span className="ms-1 font-normal whitespace-nowrap text-muted tabular-nums">{sizeText(file.size)}</span>
				</span>
			</a>
			<p role="status" data-download-failure={failure} className="font-semibold text-danger" />
		</div>
	)
}
