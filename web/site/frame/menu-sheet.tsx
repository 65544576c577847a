import { ChevronDown, X } from 'lucide-react'
import { callToAction, menuPanels } from '#web/content/navigation.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { HomeLink } from './home-link.tsx'
import { current, GroupLinks, leadsTo } from './menu-links.tsx'
import { SearchForm } from './site-search.tsx'

/** The menu of phones and tablets, as high as the screen. */
export function MenuSheet({ pathname }: { pathname: string }) {
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
			<div className="shell py-3">
				<SearchForm />
			</div>
			<nav aria-label="Site" className="shell flex w-full flex-1 flex-col pb-8">
				{menuPanels.map((panel) => (
					<details
						key={panel.id}
						open={leadsTo(panel, pathname) || undefined}
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
							<div key={group.heading} data-industry={group.industry} className="pt-3 pb-1">
								<p className="mb-1 text-sm font-semibold text-brand-strong">{group.heading}</p>
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
