import { Rss } from 'lucide-react'
import { pages } from '#web/content/pages.ts'

export const FollowLink = () => (
	<a
		href={`${pages.careers.path}/rss.xml`}
		className="inline-flex min-h-8 items-center gap-2 text-sm font-semibold text-brand hover:underline print:hidden"
	>
		<Rss aria-hidden="true" className="size-4" />
		Follow new positions
	</a>
)
