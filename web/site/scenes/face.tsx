import { classNames } from '#web/ui/class-names.ts'

/** A placeholder for a photograph on a form. */
export function Face({ className }: { className?: string }) {
	return (
		<svg viewBox="0 0 40 48" aria-hidden="true" className={classNames('shrink-0 rounded-sm bg-brand-soft', className)}>
			<path d="M4 48c0-11 7-16 16-16s16 5 16 16z" className="fill-brand" />
			<circle cx="20" cy="19" r="9.5" className="fill-brand-strong" />
		</svg>
	)
}
