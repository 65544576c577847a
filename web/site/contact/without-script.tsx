import { brand } from '#web/content/brand.ts'
import { phoneHref } from '#web/content/brand-facts.ts'

/** Replaces the form without script: the bot check needs script, mail and telephone do not. */
export function WithoutScript() {
	return (
		<noscript>
			<p>The form needs JavaScript, which is switched off in your browser. You can reach us without it:</p>
			<ul className="mt-4 grid gap-2">
				{brand.mailboxes.map(({ id, label, address, purpose }) => (
					<li key={id}>
						<strong>{label}:</strong>{' '}
						<a href={`mailto:${address}`} className="inline-block py-0.5 font-semibold text-brand underline">
							{address}
						</a>
						<span className="block text-sm text-muted">{purpose}</span>
					</li>
				))}
			</ul>
			<ul className="mt-4 grid gap-1">
				{brand.offices.map(({ id, kind, place, phone }) => (
					<li key={id}>
						{kind}, {place}:{' '}
						<a
							href={phoneHref(phone)}
							className="inline-block py-0.5 font-semibold whitespace-nowrap text-brand underline"
						>
							{phone}
						</a>
					</li>
				))}
			</ul>
		</noscript>
	)
}
