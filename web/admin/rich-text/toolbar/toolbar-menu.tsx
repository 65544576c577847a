import { ChevronDown } from 'lucide-react'
import { Toolbar } from 'radix-ui'
import { type ReactNode, useRef } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import { Menu } from '#web/ui/menu.tsx'

const looks =
	'inline-flex h-11 shrink-0 items-center justify-between gap-1 rounded-sm px-2 text-sm font-semibold text-ink ' +
	'transition-colors tablet:h-9 hover:bg-sunken data-[state=open]:bg-sunken [&>svg]:size-4 [&>svg]:text-muted'

/**
 * A menu in the toolbar. `children` gets a function that runs an action and focuses the text. It runs before the menu
 * closes, so that the next quick key reaches the text.
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
	children: (choose: (action: () => void) => void) => ReactNode
}) {
	const chosen = useRef(false)
	return (
		<Menu
			align={align}
			onCloseAutoFocus={(event) => {
				if (chosen.current) event.preventDefault()
				chosen.current = false
			}}
			trigger={
				<Toolbar.Button aria-label={label} title={title ?? label} className={classNames(looks, className)}>
					{shown}
					<ChevronDown aria-hidden="true" />
				</Toolbar.Button>
			}
		>
			{children((action) => {
				chosen.current = true
				action()
			})}
		</Menu>
	)
}
