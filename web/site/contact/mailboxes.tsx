import { Mail } from 'lucide-react'
import { brand } from '#web/content/brand.ts'
import { BreakableAddress } from '#web/ui/breakable-address.tsx'

export function Mailboxes() {
	return (
		<section aria-labelledby="mailboxes">
			<h2 id="mailboxes" className="text-title">
				Prefer email?
			</h2>
			<ul className="mt-4 grid divide-y divide-line border-y border-line">
				{brand.mailboxes.map(({ id, label, address, purpose }) => (
					<li key={id} id={id} className="grid gap-x-6 gap-y-1 py-4 tablet:grid-cols-[8rem_1fr]">
						<h3 className="flex items-center gap-2.5 text-base">
							<Mail aria-hidden="true" className="size-4 text-brand" />
							{label}
						</h3>
						<p className="text-sm">
							<a
								href={`mailto:${address}`}
								className="inline-block py-0.5 font-semibold wrap-anywhere text-brand hover:text-brand-strong hover:underline"
							>
								<BreakableAddress address={address} />
							</a>
							<span className="block text-muted">{purpose}</span>
						</p>
					</li>
				))}
			</ul>
		</section>
	)
}
