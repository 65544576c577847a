import { Alert } from '#web/ui/alert.tsx'

/** Explains above the fields why the form was not saved, and that the tab kept its input. */
export function FormNotices({
	refusal,
	stale,
	restored,
	onStartOver,
}: {
	refusal: string | null
	/** Another user has saved since. The input stays until the user loads the newest version. */
	stale: boolean
	restored: boolean
	onStartOver: () => void
}) {
	return (
		<>
			{refusal && (
				<Alert tone="danger" action={stale ? { label: 'Load the newest version', onClick: onStartOver } : undefined}>
					{refusal}
				</Alert>
			)}
			{restored && !refusal && (
				<Alert tone="info" action={{ label: 'Start over', onClick: onStartOver }}>
					Your input was restored from a draft. It is not saved yet.
				</Alert>
			)}
		</>
	)
}
