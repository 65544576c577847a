import { X } from 'lucide-react'
import { classNames } from '#web/ui/class-names.ts'

/** `current`: the list is filtered by this tag, and the link removes the filter. */
export const TagLink = ({ name, href, current = false }: { name: string; href: string; current?: boolean }) => (
	<a
		href={href}
		aria-label={current ? `${name}: chosen, show all tags again` : undefined}
		className={classNames(
			'inline-flex min-h-8 items-center gap-1 rounded-full border px-3 text-sm transition-colors',
			current
				? 'border-brand bg-brand text-on-brand hover:bg-brand-strong'
				: 'border-line bg-surface text-muted hover:border-edge hover:text-ink',
		)}
	>
		<bdi>{name}</bdi>
		{current && <X aria-hidden="true" className="size-3.5" />}
	</a>
)
