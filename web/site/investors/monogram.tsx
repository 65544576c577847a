import { classNames } from '#web/ui/class-names.ts'

const initials = (name: string) => {
	const words = name.split(' ')
	return `${words.at(0)?.charAt(0) ?? ''}${words.at(-1)?.charAt(0) ?? ''}`
}

/** Initials in place of a photograph. */
export function Monogram({ name, className }: { name: string; className?: string }) {
	return (
		<span
			aria-hidden="true"
			className={classNames(
				'inline-flex size-11 shrink-0 items-center justify-center rounded-full text-sm font-semibold tracking-wide print:border print:border-line print:text-ink',
				className,
			)}
		>
			{initials(name)}
		</span>
	)
}
