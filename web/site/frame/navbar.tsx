import { ArrowRight, ChevronDown, Menu, X } from 'lucide-react'
import { useLocation } from 'react-router'
import { company } from '#web/content/company.ts'
import { callToAction, type MenuGroup, type MenuPanel, menuPanels } from '#web/content/navigation.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Logo } from '#web/ui/logo.tsx'

const isCurrent = (pathname: string, href: string) => normalized(pathname) === normalized(href)

/** React Router prerenders each page under its path with a slash at the end. */
const normalized = (path: string) => path.toLowerCase().replace(/(?<=.)\/+$/, '')

const holds = (panel: MenuPanel, pathname: string) =>
	[panel, ...panel.groups.flatMap(({ links }) => links)].some(({ href }) => isCurrent(pathname, href))

const current = (pathname: string, href: string) => (isCurrent(pathname, href) ? 'page' : undefined)

function HomeLink() {
	return (
		<a href="/" aria-label={`${company.name}, home page`} className="-ms-1 inline-flex rounded-sm p-1">
			<Logo name={company.name} />
		</a>
	)
}

/** One class for all the looks: the link appears forty times on every page. */
function GroupLinks({ group, pathname, className }: { group: MenuGroup; pathname: string; className?: string }) {
	return (
		<ul className={className}>
			{group.links.map(({ label, href, note }) => (
				<li key={href}>
					<a href={href} aria-current={current(pathname, href)} className="menu-link">
						<b>{label}</b>
						{note}
					</a>
				</li>
			))}
		</ul>
	)
}

/** A popover opens without script and closes on Escape or a click outside. Tab moves from its button into it. */
function DesktopPanel({ panel, pathname }: { panel: MenuPanel; pathname: string }) {
	return (
		<li>
			<button
				type="button"
				popoverTarget={panel.id}
				className={classNames(
					'group/trigger inline-flex min-h-10 items-center gap-1.5 rounded-sm px-3.5 font-semibold transition-colors hover:bg-sunken',
					holds(panel, pathname) && 'text-brand-strong underline decoration-2 underline-offset-8',
				)}
			>
				{panel.label}
				<ChevronDown aria-hidden="true" className="size-4" />
			</button>
			<div
				id={panel.id}
				popover="auto"
				data-enhance="menu-popover"
				className="fixed inset-x-0 top-(--bar) bottom-auto m-0 max-h-[calc(100dvh-var(--bar))] w-full max-w-none overflow-y-auto border-y border-line bg-surface text-ink shadow-light"
			>
				<div className="shell grid grid-cols-[minmax(0,3fr)_minmax(0,9fr)] gap-12 py-10">
					<div>
						<p className="text-heading font-semibold tracking-tight">{panel.label}</p>
						<p className="mt-3 max-w-[34ch] text-muted">{panel.lead}</p>
						<a
							href={panel.href}
							className="mt-4 inline-flex min-h-10 items-center gap-2 font-semibold text-brand hover:text-brand-strong hover:underline"
						>
							{panel.overview}
							<ArrowRight aria-hidden="true" className="size-4" />
						</a>
					</div>
					<div className="columns-[14rem] gap-8">
						{panel.groups.map((group) => (
							<div key={group.heading} className="break-inside-avoid not-last:mb-8">
								<p className="mb-2 text-sm font-semibold text-muted">{group.heading}</p>
								<GroupLinks group={group} pathname={pathname} />
							</div>
						))}
					</div>
				</div>
			</div>
		</li>
	)
}

function PhoneMenu({ pathname }: { pathname: string }) {
	return (
		<div
			id="site-menu"
			popover="auto"
			data-enhance="menu-popover"
			className="fixed inset-0 m-0 size-full max-h-none max-w-none flex-col overflow-y-auto bg-surface text-ink open:flex desktop:hidden"
		>
			<div className="shell flex min-h-18 w-full items-center justify-between border-b border-line">
				<HomeLink />
				<button
					type="button"
					popoverTarget="site-menu"
					popoverTargetAction="hide"
					aria-label="Close menu"
					className="-me-2 inline-flex size-11 items-center justify-center rounded-sm hover:bg-sunken"
				>
					<X aria-hidden="true" className="size-6" />
				</button>
			</div>
			<nav aria-label="Site" className="shell flex w-full flex-1 flex-col pb-8">
				{menuPanels.map((panel) => (
					<details
						key={panel.id}
						open={holds(panel, pathname) || undefined}
						className="group border-b border-line py-2"
					>
						<summary className="flex min-h-12 cursor-pointer list-none items-center justify-between text-title font-semibold [&::-webkit-details-marker]:hidden">
							{panel.label}
							<ChevronDown aria-hidden="true" className="size-5 transition-transform group-open:rotate-180" />
						</summary>
						<a
							href={panel.href}
							aria-current={current(pathname, panel.href)}
							className="-mx-3 flex min-h-11 items-center rounded-sm px-3 font-semibold text-brand hover:bg-sunken aria-[current]:underline"
						>
							{panel.overview}
						</a>
						{panel.groups.map((group) => (
							<div key={group.heading} className="pt-3 pb-1">
								<p className="mb-1 text-sm font-semibold text-muted">{group.heading}</p>
								<GroupLinks
									group={group}
									pathname={pathname}
									className="grid min-[30rem]:grid-cols-2 min-[30rem]:gap-x-8"
								/>
							</div>
						))}
					</details>
				))}
				<ButtonLink href={callToAction.href} className="mt-8 w-full">
					{callToAction.label}
				</ButtonLink>
			</nav>
		</div>
	)
}

/** The bar shrinks and gains a border once the page is scrolled. */
export function Navbar() {
	const { pathname } = useLocation()
	return (
		<header
			data-enhance="scrolled"
			className="site-bar fixed inset-x-0 top-0 z-30 border-b border-transparent data-scrolled:border-line print:static"
		>
			<div className="shell flex h-18 items-center gap-8">
				<HomeLink />
				<nav aria-label="Main" className="flex-1 max-desktop:hidden print:hidden">
					<ul className="flex gap-1">
						{menuPanels.map((panel) => (
							<DesktopPanel key={panel.id} panel={panel} pathname={pathname} />
						))}
					</ul>
				</nav>
				<ButtonLink href={callToAction.href} size="small" className="max-desktop:hidden print:hidden">
					{callToAction.label}
				</ButtonLink>
				<button
					type="button"
					popoverTarget="site-menu"
					aria-label="Open menu"
					className="-me-2 ms-auto inline-flex size-11 items-center justify-center rounded-sm hover:bg-sunken desktop:hidden print:hidden"
				>
					<Menu aria-hidden="true" className="size-6" />
				</button>
				<PhoneMenu pathname={pathname} />
			</div>
		</header>
	)
}
