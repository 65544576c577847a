import { Alert } from '#web/ui/alert.tsx'

const listed = new Intl.ListFormat('en')

/** Explains above the fields why the form was not saved, and that a draft was restored. */
export function FormNotices({
	refusal,
	stale,
	restored,
	chooseAgain = [],
	onStartOver,
}: {
	refusal: string | null
	/** Another user has saved since. The input stays until the user loads the newest version. */
	stale: boolean
	restored: boolean
	/** Labels of fields whose files must be chosen again. */
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
					<p>Your input was restored from a draft. It is not saved yet.</p>
					{chooseAgain.length > 0 && <p>Files are not kept. Choose again: {listed.format(chooseAgain)}.</p>}
				</Alert>
			)}
		</>
	)
}
