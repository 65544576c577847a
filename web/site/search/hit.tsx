import { type SiteHit, searchGroups } from '#contracts/search/site-search.ts'
import { MarkedText } from '#web/ui/marked-text.tsx'

type Props = { hit: SiteHit; searched: string }

/** One result: a link, what it is, and the words around the first hit. */
export const Hit = ({ hit: { group, title, path, page, excerpt }, searched }: Props) => (
	<li className="border-t border-line py-5 first:border-0">
		<p className="text-sm text-muted">
			<span>{searchGroups[group]}</span>
			{page !== null && <span>, page {page}</span>}
		</p>
		<h2 className="mt-0.5 text-title">
			<a href={path} dir="auto" className="block py-0.5 wrap-anywhere text-brand hover:underline">
				<MarkedText text={title} searched={searched} />
			</a>
		</h2>
		{excerpt && (
			<p dir="auto" className="mt-1 line-clamp-3 wrap-anywhere text-muted">
				<MarkedText text={excerpt} searched={searched} />
			</p>
		)}
	</li>
)
