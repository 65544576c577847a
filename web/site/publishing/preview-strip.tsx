import { EyeOff } from 'lucide-react'
import { classNames } from '#web/ui/class-names.ts'

/** Marks a page that only a preview link shows. */
export const PreviewStrip = ({ className }: { className?: string }) => (
	<p
		className={classNames(
			'flex items-center gap-2 rounded-sm bg-warning-soft px-3 py-1.5 text-sm font-semibold text-warning',
			className,
		)}
	>
		<EyeOff aria-hidden="true" className="size-4.5 shrink-0" />
		Preview: not published
	</p>
)
