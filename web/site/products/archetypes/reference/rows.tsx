import type { PageSection } from '#web/content/products/page-sections.ts'
import { classNames } from '#web/ui/class-names.ts'

export const row = 'grid gap-x-8 gap-y-1 border-t border-line py-4 print:break-inside-avoid'

export function StepRows({ section }: PageSection<'steps'>) {
	return (
		<ol className="border-b border-line">
			{section.steps.map(({ who, where, title, text }, index) => (
				<li key={title} className={classNames(row, 'grid-cols-[1.5rem_1fr] tablet:grid-cols-[1.5rem_3fr_3fr_6fr]')}>
					<span aria-hidden="true" className="font-semibold text-brand-strong tabular-nums">
						{index + 1}
					</span>
					<h3 className="font-semibold tablet:col-start-3">{title}</h3>
					<p className="text-sm text-muted max-tablet:col-start-2 tablet:col-start-2 tablet:row-start-1">
						<span className="font-semibold text-ink">{who}</span>
						<br className="max-tablet:hidden" />
						<span className="tablet:hidden">, </span>
						{where}
					</p>
					<p className="text-sm max-tablet:col-start-2">{text}</p>
				</li>
			))}
		</ol>
	)
}

export function RoleRows({ section }: PageSection<'roles'>) {
	return (
		<ul className="border-b border-line">
			{section.roles.map(({ name, does, screen }) => (
				<li key={name} className={classNames(row, 'tablet:grid-cols-[3fr_6fr_3fr]')}>
					<h3 className="font-semibold">{name}</h3>
					<p className="text-sm">{does}</p>
					<p className="text-sm text-muted">
						Works in <span className="font-semibold text-ink">{screen}</span>
					</p>
				</li>
			))}
		</ul>
	)
}
