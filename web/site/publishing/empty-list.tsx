import emptyTray from '#web/site/drawings/empty-tray.svg?url&no-inline'
import { QuotedText } from '#web/ui/quoted-text.tsx'

type Props = {
	text: string
	/** Why there is nothing. */
	reason?: string | undefined
	action?: { label: string; href: string } | undefined
}

export function EmptyList({ text, reason, action }: Props) {
	return (
		<div className="flex flex-col items-center rounded-lg border border-dashed border-line px-6 py-10 text-center">
			<img src={emptyTray} alt="" width={480} height={300} className="w-64 max-w-full print:hidden" />
			<p className="mt-4 text-title font-semibold">{text}</p>
			{reason && (
				<p className="mt-1 wrap-anywhere text-muted">
					<QuotedText text={reason} />
				</p>
			)}
			{action && (
				<a href={action.href} className="mt-2 py-1 font-semibold text-brand hover:underline">
					{action.label}
				</a>
			)}
		</div>
	)
}
