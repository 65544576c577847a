import { LogoMark } from '#web/ui/logo.tsx'
import { QuotedText } from '#web/ui/quoted-text.tsx'

export function EmptyList({ text, action }: { text: string; action?: { label: string; href: string } }) {
	return (
		<div className="flex flex-col items-center rounded-lg border border-dashed border-line px-6 py-16 text-center">
			<LogoMark className="size-14 opacity-40" />
			<p className="mt-4 text-title font-semibold">
				<QuotedText text={text} />
			</p>
			{action && (
				<a href={action.href} className="mt-2 py-1 font-semibold text-brand hover:underline">
					{action.label}
				</a>
			)}
		</div>
	)
}
