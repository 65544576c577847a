import type { ReactNode } from 'react'
import { brand } from '#web/content/brand.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Logo, LogoMark } from '#web/ui/logo.tsx'

/** The brand's night beside a form, with the mark and one line. A band on narrow screens. */
export function NightPanel({ children, className }: { children: ReactNode; className?: string }) {
	return (
		<div
			className={classNames(
				'relative isolate flex items-center gap-4 overflow-hidden bg-night bg-radial-[120%_90%_at_0%_100%] from-night-lit to-night px-5 py-4 text-on-night desktop:flex-col desktop:items-start desktop:justify-between desktop:gap-10 forced-colors:border-b desktop:forced-colors:border-e forced-colors:[&_path]:fill-[CanvasText]',
				className,
			)}
		>
			<LogoMark
				onNight
				className="absolute -end-16 bottom-0 -z-10 hidden h-auto w-4/5 translate-y-1/4 opacity-[0.07] desktop:block forced-colors:hidden"
			/>
			{children}
		</div>
	)
}

/** The logo, which leads to the public site. A document, so this is a plain link. */
export const NightLogo = () => (
	<a href="/" className="inline-flex rounded-sm p-1 outline-on-night" aria-label={`${brand.name}, public site`}>
		<Logo name={brand.shortName} onNight />
	</a>
)
