import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'

/** What stands above a form's fields: why it was not saved, and that it shows what was typed before. */
export function FormNotices({
	refusal,
	stale,
	restored,
	onStartOver,
}: {
	refusal: string | null
	/** Somebody else has saved meanwhile: what was typed stays until the newest version is asked for. */
	stale: boolean
	restored: boolean
	onStartOver: () => void
}) {
	if (refusal)
		return (
			<Alert tone="danger">
				<p>{refusal}</p>
				{stale && (
					<Button variant="secondary" size="small" className="mt-3" onClick={onStartOver}>
						Load the newest version
					</Button>
				)}
			</Alert>
		)
	if (!restored) return null
	return (
		<Alert tone="info">
			<p>This is what you had typed before. It is not saved yet.</p>
			<Button variant="secondary" size="small" className="mt-3" onClick={onStartOver}>
				Start over
			</Button>
		</Alert>
	)
}
