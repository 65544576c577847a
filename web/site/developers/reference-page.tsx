import type { ReactNode } from 'react'
import type { PageFacts } from '#web/content/page-facts.ts'
import { Breadcrumbs } from '#web/site/frame/breadcrumbs.tsx'
import { SideList } from '#web/site/frame/side-list.tsx'

type Props = {
	page: PageFacts
	title: string
	lead: string
	/** Beside the title. */
	aside?: ReactNode
	contents: readonly { id: string; name: string }[]
	children: ReactNode
}

/** The frame of both parts of the API reference: contents that follow the reader, and the calls beside them. */
export function ReferencePage({ page, title, lead, aside, contents, children }: Props) {
	return (
		<article className="reference" data-enhance="samples">
			<header className="day-sky">
				<div className="shell pt-6 pb-12 desktop:pb-14 print:p-0">
					<Breadcrumbs page={page} />
					<div className="mt-10 grid grid-cols-[minmax(0,1fr)] items-center gap-x-14 gap-y-8 desktop:grid-cols-[5fr_6fr] print:mt-0">
						<div>
							<h1 className="text-hero">{title}</h1>
							<p className="mt-5 max-w-[54ch] text-lg text-muted">{lead}</p>
						</div>
						{aside}
					</div>
				</div>
			</header>
			<div className="shell gap-x-12 pt-12 desktop:grid desktop:grid-cols-[11.5rem_minmax(0,1fr)] desktop:py-16">
				<div className="contents-list desktop:sticky desktop:top-[calc(var(--bar)+2rem)] desktop:max-h-[calc(100dvh-var(--bar)-2rem)] desktop:self-start desktop:overflow-y-auto">
					<SideList
						label="Contents"
						entries={contents.map(({ id, name }) => ({ label: name, href: `#${id}` }))}
						follows
					/>
				</div>
				<div className="max-desktop:mt-10 max-desktop:pb-20" data-enhance="find-calls">
					<FindCall />
					{children}
				</div>
			</div>
		</article>
	)
}

/** Keeps its place until its script shows it, so that nothing moves then. */
function FindCall() {
	return (
		<search className="not-data-ready:invisible noscript:hidden print:hidden" data-find>
			<label htmlFor="find-call" className="block text-sm font-semibold">
				Find a call
			</label>
			<input
				id="find-call"
				type="search"
				autoComplete="off"
				className="mt-1.5 min-h-11 w-full max-w-measure rounded-sm border border-edge bg-surface px-3.5"
			/>
			<p role="status" className="mt-2 text-sm text-muted" />
		</search>
	)
}
