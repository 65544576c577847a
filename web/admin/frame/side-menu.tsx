import { PanelLeftClose, PanelLeftOpen } from 'lucide-react'
import { useState } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import type { StaffMenuGroup } from './menu.ts'
import { MenuLinks } from './menu-links.tsx'

/** 'auto' follows the width of the window until the user chooses. */
type Width = 'auto' | 'wide' | 'narrow'

const columns: Record<Width, string> = { auto: 'w-17 desktop:w-60', wide: 'w-60', narrow: 'w-17' }
const words: Record<Width, string> = { auto: 'max-desktop:sr-only', wide: '', narrow: 'sr-only' }

/** The menu on tablets and desktops. It can collapse to icons. */
export function SideMenu({ groups }: { groups: readonly StaffMenuGroup[] }) {
	const [width, setWidth] = useState<Width>('auto')
	const widthButton = (label: string, Icon: typeof PanelLeftClose, to: Width, looks?: string) => (
		<button
			type="button"
			title={label}
			onClick={() => setWidth(to)}
			className={classNames(
				'flex min-h-10 items-center gap-3 rounded-sm px-3 text-sm text-muted hover:bg-sunken hover:text-ink desktop:min-h-8',
				looks,
			)}
		>
			<Icon aria-hidden="true" className="size-5 shrink-0" />
			<span className={words[width]}>{label}</span>
		</button>
	)
	return (
		<nav
			aria-label="Sections"
			className={classNames(
				'sticky top-(--bar) hidden h-[calc(100dvh-var(--bar))] shrink-0 flex-col justify-between gap-6 overflow-y-auto border-e',
				'border-line bg-surface px-3 py-5 transition-[width] tablet:flex desktop:gap-3 desktop:py-3',
				columns[width],
			)}
		>
			<MenuLinks groups={groups} words={words[width]} />
			{width === 'auto' ? (
				<>
					{widthButton('Expand menu', PanelLeftOpen, 'wide', 'desktop:hidden')}
					{widthButton('Collapse menu', PanelLeftClose, 'narrow', 'max-desktop:hidden')}
				</>
			) : width === 'wide' ? (
				widthButton('Collapse menu', PanelLeftClose, 'narrow')
			) : (
				widthButton('Expand menu', PanelLeftOpen, 'wide')
			)}
		</nav>
	)
}
