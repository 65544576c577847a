import type { MenuGroup } from '#web/content/menu-group.ts'
import type { NavigationPanel } from '#web/content/navigation.ts'
import { Icon } from '#web/ui/icon.tsx'

/** React Router prerenders each page under its path with a slash at the end. */
const normalized = (path: string) => path.toLowerCase().replace(/(?<=.)\/+$/, '')

const isCurrent = (pathname: string, href: string) => normalized(pathname) === normalized(href)

export const leadsTo = (panel: NavigationPanel, pathname: string) =>
	[panel, ...panel.groups.flatMap(({ links }) => links)].some(({ href }) => isCurrent(pathname, href))

export const current = (pathname: string, href: string) => (isCurrent(pathname, href) ? 'page' : undefined)

const idOf = (href: string) => `icon${href.replaceAll('/', '-').toLowerCase()}`

type Props = {
	group: MenuGroup
	pathname: string
	/** Draws the pictogram of the other menu again, which keeps the page small. */
	again?: boolean
	className?: string
}

/** One class for all the looks: the link appears fifty times on every page. */
export function GroupLinks({ group, pathname, again = false, className }: Props) {
	return (
		<ul className={className}>
			{group.links.map(({ label, href, icon, note }) => (
				<li key={href}>
					<a href={href} aria-current={current(pathname, href)} className="menu-link">
						<svg viewBox="0 0 24 24" aria-hidden="true">
							{again ? <use href={`#${idOf(href)}`} /> : <Icon name={icon} id={idOf(href)} />}
						</svg>
						<span>
							<b>{label}</b> {note}
						</span>
					</a>
				</li>
			))}
		</ul>
	)
}
