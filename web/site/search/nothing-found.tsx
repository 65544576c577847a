import type { SiteResults } from '#contracts/search/site-search.ts'
import { pages } from '#web/content/pages.ts'
import { isOn } from '#web/content/switched-off.ts'
import { aboutHref } from '../contact/about.ts'

type Props = { text: string; nearest: SiteResults['nearest'] }

/** The nearest titles, and a way to ask. */
export const NothingFound = ({ text, nearest }: Props) => (
	<div className="mt-4 max-w-[46rem]">
		{nearest.length > 0 && (
			<>
				<h2 className="text-title">Titles that come near</h2>
				<ul className="mt-2">
					{nearest.map(({ title, path }) => (
						<li key={path}>
							<a href={path} dir="auto" className="block py-1 wrap-anywhere text-brand hover:underline">
								{title}
							</a>
						</li>
					))}
				</ul>
			</>
		)}
		{isOn(pages.contact.path) && (
			<p className="mt-6">
				<a href={aboutHref(text)} className="font-semibold text-brand hover:underline">
					Ask us about it
				</a>
			</p>
		)}
	</div>
)
