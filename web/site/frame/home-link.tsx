import { brand } from '#web/content/brand.ts'
import { Logo } from '#web/ui/logo.tsx'

export const HomeLink = () => (
	<a href="/" aria-label={`${brand.name}, home page`} className="-ms-1 inline-flex rounded-sm p-1">
		<Logo name={brand.name} />
	</a>
)
