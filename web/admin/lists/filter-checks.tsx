import { ChevronDown } from 'lucide-react'
import { Popover } from 'radix-ui'
import { useId } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import { CheckboxField } from '#web/ui/field.tsx'
import { boxLooks } from '#web/ui/field-frame.tsx'
import { idsIn } from './list-address.ts'
import type { useListAddress } from './use-list-address.ts'
import { useOptimisticFilter } from './use-optimistic-filter.ts'

type Props = {
	list: ReturnType<typeof useListAddress>
	/** The search parameter. It holds ids separated by commas. */
	name: string
	label: string
	options: readonly { id: number; label: string; detail?: string }[]
	/** The text if there are no options. */
	empty: string
	/** The width beside other filters. */
	className?: string
}

/** Filters a list by several values. A row needs one of them. */
export function FilterChecks({ list, name, label, options, empty, className = 'tablet:w-56' }: Props) {
	const id = useId()
	const [value, setValue] = useOptimisticFilter(list.params.get(name) ?? '')
	const chosen = idsIn(value)
	const names = options.filter((option) => chosen.includes(option.id)).map((option) => option.label)

	function choose(ids: readonly number[]) {
		setValue(ids.join(','))
		list.filter({ [name]: ids.join(',') })
	}

	return (
		<div className={classNames('flex w-full flex-col gap-1.5', className)}>
			<span id={id} className="text-sm font-semibold">
				{label}
			</span>
			<Popover.Root>
				<Popover.Trigger
					aria-labelledby={`${id} ${id}-chosen`}
					className={boxLooks(undefined, 'flex min-h-11 items-center gap-2 text-start')}
				>
					<span id={`${id}-chosen`} dir="auto" className="min-w-0 flex-1 truncate">
						{names.length > 0 ? names.join(', ') : 'All'}
					</span>
					<ChevronDown aria-hidden="true" className="size-5 shrink-0 text-muted" />
				</Popover.Trigger>
				<Popover.Content
					align="start"
					sideOffset={6}
					aria-labelledby={id}
					className="z-30 max-h-80 w-72 max-w-[calc(100vw-2rem)] overflow-y-auto rounded-md bg-surface p-4 text-ink shadow-light outline-none"
				>
					{options.length === 0 && <p className="text-sm text-muted">{empty}</p>}
					<ul className="flex flex-col gap-1">
						{options.map((option) => (
							<li key={option.id}>
								<CheckboxField
									label={
										<>
											<span dir="auto" className="block">
												{option.label}
											</span>
											{option.detail && (
												<span dir="auto" className="block text-sm text-muted">
													{option.detail}
												</span>
											)}
										</>
									}
									checked={chosen.includes(option.id)}
									onChange={({ target: { checked } }) =>
										choose(checked ? [...chosen, option.id] : chosen.filter((each) => each !== option.id))
									}
								/>
							</li>
						))}
					</ul>
				</Popover.Content>
			</Popover.Root>
		</div>
	)
}
