import type { MenuGroup } from '#web/content/menu-group.ts'
import type { NavigationPanel } from '#web/content/navigation.ts'
import menuIcons from '#web/site/drawings/menu-icons.svg?url&no-inline'

/** React Router prerenders each page under its path with a slash at the end. */
const normalized = (path: string) => path.toLowerCase().replace(/(?<=.)\/+$/, '')

const isCurrent = (pathname: string, href: string) => normalized(pathname) === normalized(href)

export const leadsTo = (panel: NavigationPanel, pathname: string) =>
	[panel, ...panel.groups.flatMap(({ links }) => links)].some(({ href }) => isCurrent(pathname, href))

export const current = (pathname: string, href: string) => (isCurrent(pathname, href) ? 'page' : undefined)

type Props = {
	group: MenuGroup
	pathname: string
	className?: string
}

/** The link appears fifty times on every page: all looks are in one class, all pictograms in one file. */
export function GroupLinks({ group, pathname, className }: Props) {
	return (
		<ul className={className}>
			{group.links.map(({ label, href, icon, note }) => (
				<li key={href}>
					<a href={href} aria-current={current(pathname, href)} className="menu-link">
						<svg viewBox="0 0 24 24" aria-hidden="true">
							<use href={`${menuIcons}#${icon}`} />
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
