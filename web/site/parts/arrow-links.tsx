import { ArrowRight } from 'lucide-react'
import { classNames } from '#web/ui/class-names.ts'

type Goal = { path: string; name: string; text: string }

/** A link with a reason to follow it. */
export function ArrowLink({ path, name, text, className }: Goal & { className?: string }) {
	return (
		<a href={path} className={classNames('group flex items-center gap-6', className)}>
			<span className="flex-1">
				<span className="text-title font-semibold group-hover:text-brand">{name}</span>
				<span className="mt-0.5 block text-muted">{text}</span>
			</span>
			<ArrowRight
				aria-hidden="true"
				className="size-5 shrink-0 text-brand transition-transform motion-safe:group-hover:translate-x-1"
			/>
		</a>
	)
}

export function ArrowLinks({ links, className }: { links: readonly Goal[]; className?: string }) {
	return (
		<ul className={classNames('border-t border-line', className)}>
			{links.map(({ path, name, text }) => (
				<li key={path} className="border-b border-line">
					<ArrowLink path={path} name={name} text={text} className="py-4 desktop:py-5" />
				</li>
			))}
		</ul>
	)
}
