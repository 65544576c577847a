import { ChevronDown } from 'lucide-react'
import { Toolbar } from 'radix-ui'
import { type ReactNode, useRef } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import { Menu } from '#web/ui/menu.tsx'

const looks =
	'inline-flex h-9 shrink-0 items-center justify-between gap-1 rounded-sm px-2 text-sm font-semibold text-ink ' +
	'transition-colors hover:bg-sunken data-[state=open]:bg-sunken [&>svg]:size-4 [&>svg]:text-muted'

/**
 * A menu in the toolbar. `children` gets a function that takes what is to be done: it waits until the menu has closed and has given the
 * focus back to its button, and then leads on into the text.
 */
export function ToolbarMenu({
	label,
	title,
	shown,
	align = 'start',
	className,
	children,
}: {
	label: string
	title?: string
	shown: ReactNode
	align?: 'start' | 'end'
	className?: string
	children: (choose: (act: () => void) => void) => ReactNode
}) {
	const chosen = useRef<(() => void) | null>(null)
	return (
		<Menu
			align={align}
			trigger={
				<Toolbar.Button
					aria-label={label}
					title={title ?? label}
					className={classNames(looks, className)}
					onFocus={() => {
						const act = chosen.current
						chosen.current = null
						act?.()
					}}
				>
					{shown}
					<ChevronDown aria-hidden="true" />
				</Toolbar.Button>
			}
		>
			{children((act) => {
				chosen.current = act
			})}
		</Menu>
	)
}
