import { Mail, MapPin, Phone } from 'lucide-react'
import { phoneHref } from '#web/content/brand-facts.ts'
import { BreakableAddress } from '#web/ui/breakable-address.tsx'

type Reachable = { address: readonly string[]; phone: string; email: string }

const line = 'flex items-start gap-3 [&>svg]:mt-1.5 [&>svg]:size-4 [&>svg]:shrink-0 [&>svg]:text-brand'
const link = 'inline-block py-0.5 font-semibold wrap-anywhere hover:text-brand hover:underline'

/** Post, telephone and mail. */
export function ContactLines({ contact: { address, phone, email } }: { contact: Reachable }) {
	return (
		<div className="grid gap-2">
			<address className={`${line} not-italic`}>
				<MapPin aria-hidden="true" />
				<span>
					{address.map((each) => (
						<span key={each} className="block">
							{each}
						</span>
					))}
				</span>
			</address>
			<p className={line}>
				<Phone aria-hidden="true" />
				<a href={phoneHref(phone)} className={`${link} tabular-nums`}>
					{phone}
				</a>
			</p>
			<p className={line}>
				<Mail aria-hidden="true" />
				<a href={`mailto:${email}`} className={link}>
					<BreakableAddress address={email} />
				</a>
			</p>
		</div>
	)
}
