import './cv.css'
import { Maximize2, ZoomIn, ZoomOut } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Alert } from '#web/ui/alert.tsx'
import { IconButton } from '#web/ui/button.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { DownloadResume } from '../resume-download.tsx'
import { PdfPages } from './pdf/pdf-pages.tsx'
import { useCv } from './use-cv.ts'
import { WordText } from './word/word-text.tsx'

type Props = { id: number; fileName: string; fileSize: number }

/**
 * Shows the CV of an application in the height that its place has. The bytes are fetched once it is shown, which the audit log
 * notes; going back within a minute fetches none.
 */
export default function CvView(props: Props) {
	const [tries, setTries] = useState(0)
	return <OneCv key={`${props.id} ${tries}`} {...props} isRetry={tries > 0} onRetry={() => setTries(tries + 1)} />
}

const leastZoom = 0.5
const mostZoom = 3
const zoomStep = 0.25

function OneCv({ id, fileName, fileSize, isRetry, onRetry }: Props & { isRetry: boolean; onRetry: () => void }) {
	const { cv, fault } = useCv(id, fileSize)
	const [zoom, setZoom] = useState(1)
	const [page, setPage] = useState(1)
	const section = useRef<HTMLElement>(null)
	const label = `CV: ${fileName}`

	// The button that had the focus is gone.
	useEffect(() => {
		if (isRetry) section.current?.focus()
	}, [isRetry])

	return (
		<section ref={section} tabIndex={-1} aria-label="CV" className="flex h-full min-h-0 flex-col">
			<div className="flex flex-wrap items-center gap-1 pb-2">
				{cv?.kind === 'pdf' && (
					<>
						<IconButton label="Zoom out" disabled={zoom <= leastZoom} onClick={() => setZoom(zoom - zoomStep)}>
							<ZoomOut aria-hidden="true" />
						</IconButton>
						<IconButton label="Zoom in" disabled={zoom >= mostZoom} onClick={() => setZoom(zoom + zoomStep)}>
							<ZoomIn aria-hidden="true" />
						</IconButton>
						<IconButton label="Fit width" onClick={() => setZoom(1)}>
							<Maximize2 aria-hidden="true" />
						</IconButton>
						<p role="status" className="text-sm text-muted tabular-nums">
							Page {page} of {cv.pages.length}
						</p>
					</>
				)}
				<span className="ms-auto">
					<DownloadResume application={{ id }} variant="secondary" size="small" />
				</span>
			</div>
			{fault && (
				<Alert tone="warning" {...(fault.again && { action: { label: 'Try again', onClick: onRetry } })}>
					{fault.message}
				</Alert>
			)}
			{!cv && !fault && (
				<p className="grid flex-1 place-content-center text-muted">
					<Spinner label="Opening the CV" className="text-title" />
				</p>
			)}
			{cv?.kind === 'pdf' && <PdfPages pages={cv.pages} label={label} zoom={zoom} onPage={setPage} />}
			{cv?.kind === 'word' && <WordText content={cv.content} label={label} />}
		</section>
	)
}
