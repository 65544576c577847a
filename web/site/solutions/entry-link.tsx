import { ArrowRight } from 'lucide-react'
import type { SolutionEntry } from '#web/content/solutions.ts'
import { classNames } from '#web/ui/class-names.ts'
import { productAt } from './product-at.ts'

/** The name of a product with one sentence about it, all of it a link. */
export function EntryLink({ entry, className }: { entry: SolutionEntry; className?: string }) {
	return (
		<a href={entry.path} className={classNames('group flex items-center gap-6', className)}>
			<span className="flex-1">
				<span className="text-title font-semibold group-hover:text-brand">{productAt(entry.path).name}</span>
				<span className="mt-1 block text-muted">{entry.text}</span>
			</span>
			<ArrowRight
				aria-hidden="true"
				className="size-5 shrink-0 text-brand transition-transform motion-safe:group-hover:translate-x-1"
			/>
		</a>
	)
}
