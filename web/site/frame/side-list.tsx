import { ChevronDown } from 'lucide-react'

type Entry = { label: string; href: string }
type List = {
	/** The accessible name. */
	label: string
	entries: readonly Entry[]
	/** The current entry. */
	current?: string
	numbered?: boolean
	/** Marks the section of this page that the reader has come to. */
	follows?: boolean
}

function Entries({
	entries,
	current,
	numbered,
	className,
}: Pick<List, 'entries' | 'current' | 'numbered'> & { className?: string }) {
	const Group = numbered ? 'ol' : 'ul'
	return (
		<Group className={className}>
			{entries.map(({ label, href }, index) => (
				<li key={href}>
					<a
						href={href}
						aria-current={href === current ? 'page' : undefined}
						className="-ms-px flex min-h-10 items-baseline gap-2.5 border-s-2 border-transparent py-2.5 ps-4 text-sm leading-snug text-muted transition-colors hover:border-edge hover:text-ink aria-[current]:border-brand aria-[current]:font-semibold aria-[current]:text-brand-strong"
					>
						{numbered && <span className="w-6 shrink-0 tabular-nums">{index + 1}.</span>}
						<span dir="auto">{label}</span>
					</a>
				</li>
			))}
		</Group>
	)
}

/** Links beside a text, to the section or within the page. On small screens the list collapses. */
export function SideList({ label, entries, current, numbered, follows }: List) {
	const here = entries.find(({ href }) => href === current)
	return (
		<div className="print:hidden" data-enhance={follows ? 'follow' : undefined}>
			<nav aria-label={label} className="desktop:hidden">
				<details className="group rounded-md bg-surface shadow-light">
					<summary className="flex min-h-14 cursor-pointer list-none items-center gap-3 px-5 py-2.5 [&::-webkit-details-marker]:hidden">
						<span className="flex-1">
							<span className="font-semibold">{label}</span>
							{follows && <span data-here className="ms-3 text-sm text-muted" />}
							{here && <span className="block text-sm text-muted group-open:hidden">You are in {here.label}</span>}
						</span>
						<ChevronDown
							aria-hidden="true"
							className="size-5 shrink-0 text-brand transition-transform group-open:rotate-180"
						/>
					</summary>
					<div className="px-5 pb-5">
						<Entries
							entries={entries}
							current={current}
							numbered={numbered}
							className="border-s border-line tablet:columns-2 tablet:border-0"
						/>
					</div>
				</details>
			</nav>
			<nav aria-label={label} className="max-desktop:hidden">
				<p className="mb-3 text-sm font-semibold">{label}</p>
				<Entries entries={entries} current={current} numbered={numbered} className="border-s border-line" />
			</nav>
		</div>
	)
}
