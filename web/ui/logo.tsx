import { brand } from '#web/content/brand.ts'
import { classNames } from './class-names.ts'

/** The mark alone. `onNight` is for dark backgrounds. */
export function LogoMark({ onNight = false, className }: { onNight?: boolean; className?: string }) {
	return (
		<svg viewBox="0 0 32 32" aria-hidden="true" className={classNames('shrink-0', className)}>
			<path d={brand.logo.mark} className={onNight ? 'fill-on-night' : 'fill-brand'} />
			<path d={brand.logo.accent} className="fill-moon-deep" />
		</svg>
	)
}

export function Logo({ name, onNight = false, className }: { name: string; onNight?: boolean; className?: string }) {
	return (
		<span
			className={classNames(
				'inline-flex items-center gap-2.5 text-[1.1875rem] leading-none font-bold tracking-tight whitespace-nowrap',
				onNight ? 'text-on-night' : 'text-ink',
				className,
			)}
		>
			<LogoMark onNight={onNight} className="size-8" />
			{name}
		</span>
	)
}
