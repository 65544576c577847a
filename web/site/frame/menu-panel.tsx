import { ArrowRight, ChevronDown } from 'lucide-react'
import type { MenuGroup } from '#web/content/menu-group.ts'
import type { MenuFeature, NavigationPanel as Panel } from '#web/content/navigation.ts'
import { classNames } from '#web/ui/class-names.ts'
import { GroupLinks, leadsTo } from './menu-links.tsx'
import { MenuPicture } from './menu-pictures.tsx'

type Props = { panel: Panel; pathname: string }

const Overview = ({ panel: { href, overview } }: { panel: Panel }) => (
	<a
		href={href}
		className="inline-flex min-h-10 items-center gap-2 font-semibold whitespace-nowrap text-brand hover:text-brand-strong hover:underline"
	>
		{overview}
		<ArrowRight aria-hidden="true" className="size-4" />
	</a>
)

const Group = ({ group, pathname }: { group: MenuGroup; pathname: string }) => (
	<div data-industry={group.industry}>
		<p className="mb-1.5 text-sm font-semibold text-brand-strong">{group.heading}</p>
		<GroupLinks group={group} pathname={pathname} />
	</div>
)

const Feature = ({ feature: { picture, title, text, href } }: { feature: MenuFeature }) => (
	<a href={href} className="group block self-start overflow-hidden rounded-md bg-night text-sm text-on-night">
		<MenuPicture picture={picture} />
		<span className="block px-4 pb-4">
			<b className="block text-base font-semibold group-hover:underline">{title}</b>
			<span className="text-on-night-muted">{text}</span>
		</span>
	</a>
)

/** A small panel is a list below its button. */
const SmallPanel = ({ panel, pathname }: Props) => (
	<div className="px-6 py-5">
		<p className="max-w-[34ch] text-sm text-muted">{panel.lead}</p>
		<Overview panel={panel} />
		{panel.groups.map((group) => (
			<GroupLinks key={group.heading} group={group} pathname={pathname} className="mt-1 border-t border-line pt-3" />
		))}
	</div>
)

function WidePanel({ panel, pathname }: Props) {
	const { groups, feature } = panel
	const tail = groups.at(-1)
	const shared = feature && tail && tail.links.length < 3
	return (
		<div className="shell pt-3 pb-9">
			<div className="flex items-center justify-between gap-8 border-b border-line pb-3">
				<p className="text-muted">{panel.lead}</p>
				<Overview panel={panel} />
			</div>
			<div className="grid auto-cols-fr grid-flow-col gap-8 pt-6">
				{(shared ? groups.slice(0, -1) : groups).map((group) => (
					<Group key={group.heading} group={group} pathname={pathname} />
				))}
				{feature && (
					<div className="grid content-start gap-5">
						{shared && <Group group={tail} pathname={pathname} />}
						<Feature feature={feature} />
					</div>
				)}
			</div>
		</div>
	)
}

/** A popover opens without script and closes on Escape or a click outside. Tab moves from its button into it. */
export function MenuPanel({ panel, pathname }: Props) {
	const isSmall = !panel.feature && panel.groups.flatMap(({ links }) => links).length < 5
	const Content = isSmall ? SmallPanel : WidePanel
	return (
		<li>
			<button
				type="button"
				popoverTarget={panel.id}
				className={classNames(
					'bar-entry inline-flex min-h-10 items-center gap-1.5 rounded-sm px-3.5 font-semibold transition-colors hover:bg-sunken',
					leadsTo(panel, pathname) && 'text-brand-strong underline decoration-2 underline-offset-8',
				)}
			>
				{panel.label}
				<ChevronDown aria-hidden="true" className="size-4" />
			</button>
			<div
				id={panel.id}
				popover="auto"
				data-enhance="menu-popover"
				className={classNames(
					'menu-panel fixed top-(--bar) bottom-auto m-0 max-h-[calc(100dvh-var(--bar))] overflow-y-auto bg-surface text-ink shadow-light',
					isSmall ? 'is-small w-96 rounded-b-md' : 'inset-x-0 w-full max-w-none border-t border-line',
				)}
			>
				<Content panel={panel} pathname={pathname} />
			</div>
		</li>
	)
}
