import { Alert } from '#web/ui/alert.tsx'

const listed = new Intl.ListFormat('en')

/** What stands above a form's fields: why it was not saved, and that it shows what was typed before. */
export function FormNotices({
	refusal,
	stale,
	restored,
	chooseAgain = [],
	onStartOver,
}: {
	refusal: string | null
	/** Somebody else has saved meanwhile: what was typed stays until the newest version is asked for. */
	stale: boolean
	restored: boolean
	/** The fields whose new files did not come back with what was typed. */
	chooseAgain?: readonly string[]
	onStartOver: () => void
}) {
	return (
		<>
			{refusal && (
				<Alert tone="danger" action={stale ? { label: 'Load the newest version', onClick: onStartOver } : undefined}>
					{refusal}
				</Alert>
			)}
			{restored && (!refusal || chooseAgain.length > 0) && (
				<Alert tone="info" action={{ label: 'Start over', onClick: onStartOver }}>
					<p>This is what you had typed before. It is not saved yet.</p>
					{chooseAgain.length > 0 && <p>Files are not kept. Choose again: {listed.format(chooseAgain)}.</p>}
				</Alert>
			)}
		</>
	)
}
