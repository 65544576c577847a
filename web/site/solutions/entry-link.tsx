import { productAt } from '#web/content/products/all.ts'
import type { SolutionEntry } from '#web/content/solutions.ts'
import { ArrowLink } from '#web/site/parts/arrow-links.tsx'

export function EntryLink({ entry, className }: { entry: SolutionEntry; className?: string }) {
	return <ArrowLink path={entry.path} name={productAt(entry.path).name} text={entry.text} className={className} />
}
