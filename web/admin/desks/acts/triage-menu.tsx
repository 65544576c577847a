import { Ellipsis } from 'lucide-react'
import { lazy, Suspense, useRef } from 'react'
import type { DeskRow } from '#contracts/desks/desk.ts'
import { IconButton } from '#web/ui/button.tsx'
import { Menu, MenuItem } from '#web/ui/menu.tsx'
import { useDesk } from '../desk-context.ts'

const TriageItems = lazy(() => import('./triage-items.tsx'))

type Props = {
	rows: readonly DeskRow[]
	label: string
	/** Whether the menu has what is a button elsewhere, too. */
	isWhole?: boolean
}

/** The acts that are no buttons of their own. They load when a menu opens. */
export function TriageMenu({ rows, label, isWhole = false }: Props) {
	// A dialog opens after the menu has returned the focus, so that the dialog can return it, too.
	const chosen = useRef<(() => void) | null>(null)
	if (useDesk().isGuest) return null

	function menuClosed() {
		chosen.current?.()
		chosen.current = null
	}

	return (
		<Menu
			trigger={
				<IconButton label={label}>
					<Ellipsis aria-hidden="true" />
				</IconButton>
			}
			onCloseAutoFocus={menuClosed}
		>
			<Suspense
				fallback={
					<MenuItem disabled onSelect={() => {}}>
						Loading…
					</MenuItem>
				}
			>
				<TriageItems
					rows={rows}
					isWhole={isWhole}
					onChoose={(act) => {
						chosen.current = act
					}}
				/>
			</Suspense>
		</Menu>
	)
}
