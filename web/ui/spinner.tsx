import { classNames } from './class-names.ts'

/** A progress indicator. Without a `label`, the surrounding control must announce it. */
export function Spinner({ label, className }: { label?: string; className?: string }) {
	return (
		<span role={label ? 'status' : undefined} className={classNames('inline-flex', className)}>
			<svg viewBox="0 0 20 20" className="size-[1.15em] animate-spin" aria-hidden="true">
				<circle cx="10" cy="10" r="8" fill="none" stroke="currentColor" strokeWidth="2.5" className="opacity-25" />
				<path d="M10 2a8 8 0 0 1 8 8" fill="none" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
			</svg>
			{label && <span className="sr-only">{label}</span>}
		</span>
	)
}
