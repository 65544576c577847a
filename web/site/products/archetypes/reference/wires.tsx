import { classNames } from '#web/ui/class-names.ts'
import type { EntryPart } from './entry-part.ts'

/** Each connected system is wired to the product: the means is on the wire, and its content below. */
export function Wires({ section, ground, product }: EntryPart<'connections'>) {
	const isNight = ground === 'night'
	const end = classNames('absolute -top-[0.1875rem] size-2 rounded-full', isNight ? 'bg-moon' : 'bg-brand')
	return (
		<div className="grid tablet:grid-cols-[1fr_4.5rem]">
			<ul className="grid gap-y-4">
				{section.connections.map(({ system, how, carries }) => (
					<li
						key={system}
						className="grid items-center tablet:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] print:break-inside-avoid"
					>
						<h3 className="flex items-center rounded-md border border-edge bg-surface px-4 py-3 text-sm text-ink font-semibold tablet:self-stretch">
							{system}
						</h3>
						<div
							className={classNames(
								'max-tablet:ms-6 max-tablet:border-s-2 max-tablet:py-2 max-tablet:ps-5',
								isNight ? 'max-tablet:border-moon/50' : 'max-tablet:border-brand/40',
							)}
						>
							<p
								className={classNames(
									'text-sm font-semibold tablet:px-6 tablet:pb-1',
									isNight ? 'text-moon print:text-ink' : 'text-brand-strong',
								)}
							>
								{how}
							</p>
							<div
								aria-hidden="true"
								className={classNames('relative h-0.5 max-tablet:hidden', isNight ? 'bg-moon/50' : 'bg-brand/40')}
							>
								<span className={classNames('-start-1', end)} />
								<span className={classNames('-end-1', end)} />
							</div>
							<p className="text-sm tablet:px-6 tablet:pt-1">{carries}</p>
						</div>
					</li>
				))}
			</ul>
			<div
				aria-hidden="true"
				className={classNames(
					'flex items-center justify-center rounded-md p-4 font-semibold max-tablet:mt-4 tablet:[writing-mode:vertical-rl] print:hidden',
					isNight ? 'bg-moon text-ink' : 'bg-night text-on-night',
				)}
			>
				{product}
			</div>
		</div>
	)
}
