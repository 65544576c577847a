import { brand } from '#web/content/brand.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Logo } from '#web/ui/logo.tsx'

export const HomeLink = ({ className }: { className?: string }) => (
	<a
		href="/"
		aria-label={`${brand.name}, home page`}
		className={classNames('-ms-1 inline-flex rounded-sm p-1', className)}
	>
		<Logo name={brand.name} />
	</a>
)
