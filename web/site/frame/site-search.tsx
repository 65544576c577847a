import { Search } from 'lucide-react'
import { lengths } from '#contracts/shared/fields.ts'
import { Button } from '#web/ui/button.tsx'

/** Leads to the search. With script it opens a panel below the bar (`enhance/search-panel.ts`). */
export const SearchLink = () => (
	<a
		href="/search"
		aria-label="Search"
		data-enhance="search"
		className="bar-entry inline-flex size-11 items-center justify-center rounded-sm hover:bg-sunken print:hidden"
	>
		<Search aria-hidden="true" className="size-6" />
	</a>
)

/** The form of the phone's menu. The panel of the search shows a copy of it. */
export const SearchForm = () => (
	<search aria-label="Site">
		<form action="/search" className="flex items-end gap-2">
			<label className="min-w-0 flex-1 text-sm font-semibold">
				Search this site and its documents
				<input
					type="search"
					name="q"
					dir="auto"
					maxLength={lengths.search}
					autoComplete="off"
					enterKeyHint="search"
					className="mt-1 min-h-11 w-full rounded-sm border border-edge bg-surface px-3.5 font-normal"
				/>
			</label>
			<Button type="submit">Search</Button>
		</form>
	</search>
)
