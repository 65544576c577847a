import { Button } from '#web/ui/button.tsx'

/** Screen readers announce only that the upload is complete. */
export function UploadProgress({ share, onCancel }: { share: number; onCancel: () => void }) {
	const percent = Math.floor(share * 100)
	const text = percent < 100 ? `${percent} % sent` : 'All sent, waiting for the answer'
	return (
		<div className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-2">
			<progress
				aria-label="Your application"
				max={100}
				value={percent}
				className="h-2 min-w-40 flex-1 appearance-none overflow-hidden rounded-full bg-sunken [&::-moz-progress-bar]:bg-brand [&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:bg-brand"
			/>
			<p aria-live={percent < 100 ? 'off' : 'polite'} className="text-sm text-muted tabular-nums">
				{text}
			</p>
			<Button variant="quiet" size="small" onClick={onCancel}>
				Cancel
			</Button>
		</div>
	)
}
