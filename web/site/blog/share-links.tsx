import { Mail, Rss } from 'lucide-react'
import { pages } from '#web/content/pages.ts'

/** Shares by mail or by copying the address. It sends nothing to other sites. */
export function ShareLinks({ heading, url }: { heading: string; url: string }) {
	const mail = `mailto:?subject=${encodeURIComponent(heading)}&body=${encodeURIComponent(url)}`
	return (
		<section className="print:hidden">
			<h2 className="text-sm font-semibold">Share this post</h2>
			<ul className="mt-2 text-sm">
				<li>
					<a href={mail} className="inline-flex min-h-8 items-center gap-2 font-semibold text-brand hover:underline">
						<Mail aria-hidden="true" className="size-4" />
						Send it by email
					</a>
				</li>
				<li>
					<a
						href={`${pages.blog.path}/rss.xml`}
						className="inline-flex min-h-8 items-center gap-2 font-semibold text-brand hover:underline"
					>
						<Rss aria-hidden="true" className="size-4" />
						Follow the blog
					</a>
				</li>
				<li className="mt-2 text-muted">
					Address to copy:
					<a href={url} className="block py-0.5 text-ink wrap-anywhere underline decoration-edge underline-offset-4">
						{url.replace(/^https?:\/\//, '')}
					</a>
				</li>
			</ul>
		</section>
	)
}
