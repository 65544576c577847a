import { Search } from 'lucide-react'
import { start, versionCountText } from './desk.ts'
import { documents, types } from './documents.ts'

/** Search, filter, and the documents that they leave. The open one reaches over to its sheet. */
export function DeskShelf() {
	return (
		<div className="max-desktop:-order-1 desktop:pt-2">
			<div className="noscript:hidden print:hidden desktop:me-6">
				<div className="flex flex-wrap items-baseline justify-between gap-x-3">
					<label htmlFor="desk-query" className="text-sm font-semibold">
						Search names and text
					</label>
					<p id="desk-hint" className="text-xs text-muted">
						lock-in, Merrow, 88,200
					</p>
				</div>
				<span className="relative mt-1 block">
					<Search aria-hidden="true" className="absolute start-4 top-1/2 size-5 -translate-y-1/2 text-muted" />
					<input
						id="desk-query"
						name="query"
						type="search"
						aria-describedby="desk-hint"
						className="h-12 w-full rounded-md border-2 border-edge bg-surface ps-12 pe-4"
					/>
				</span>
				<fieldset className="mt-2.5 flex flex-wrap gap-1.5">
					<legend className="sr-only">Type</legend>
					{['All', ...types].map((type) => (
						<label
							key={type}
							className="rounded-full border border-edge px-2.5 py-0.5 text-sm font-semibold transition-colors hover:bg-surface has-checked:border-ink has-checked:bg-ink has-checked:text-surface has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand"
						>
							<input type="radio" name="type" value={type} defaultChecked={type === start.type} className="sr-only" />
							{type}
						</label>
					))}
				</fieldset>
			</div>
			<p data-part="count" className="mt-3 text-sm font-semibold">
				{versionCountText(start)}
			</p>
			<fieldset className="mt-1 max-desktop:max-h-72 max-desktop:overflow-y-auto noscript:max-h-none print:max-h-none">
				<legend className="sr-only">Documents</legend>
				{documents.map(({ name, type }, index) => (
					<label
						key={name}
						data-part={`document-${index}`}
						className="group/spine relative flex items-center gap-3 rounded-s-sm border-b border-line py-2.5 ps-3 pe-4 desktop:py-1 transition-colors hover:bg-surface has-checked:bg-surface has-checked:font-semibold has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-brand"
					>
						<input
							type="radio"
							name="open"
							value={index}
							defaultChecked={index === start.open}
							className="sr-only noscript:hidden"
						/>
						<span aria-hidden="true" className="h-6 w-1.5 rounded-full bg-edge group-has-checked/spine:bg-brand" />
						<span className="flex-1 text-sm leading-snug">{name}</span>
						<span data-part={`hits-${index}`} className="text-xs font-normal text-muted">
							{type}
						</span>
					</label>
				))}
			</fieldset>
		</div>
	)
}
