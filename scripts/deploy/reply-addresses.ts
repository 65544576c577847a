import { getDomain } from 'tldts-icann'
import { isWithin } from '#worker/set-up/setting-rules.ts'

/** Whether companies register their domains below this one: `com`, `co.in`. The package keeps the list. */
export const isPublicSuffix = (domain: string) => getDomain(domain) === null

/**
 * Whether an address rule of wrangler.toml leads the mails of a domain to the Worker. Each enquiry has an address of its own,
 * so it takes a catch-all, which stands at the domain of the zone and receives the mails of its subdomains too.
 */
export const takesMailOf = (domain: string, addresses: readonly string[] = []): boolean =>
	addresses.some((address) => {
		const zone = /^\*@(.+)$/.exec(address)?.[1]?.toLowerCase()
		return zone !== undefined && isWithin(domain, zone) && !isPublicSuffix(zone)
	})

/** The line that wrangler.toml lacks. The zone is that of the other domains of the site, or what a company registers. */
export function addressRuleFor(domain: string, others: readonly string[]): string {
	const zone = others.find((other) => isWithin(domain, other)) ?? getDomain(domain)
	return `Write beside workers_dev, with the domain of the zone: addresses = ["*@${zone}"]`
}

/** What no command can do. */
export const routingStep = (domain: string) =>
	`Once, in the dashboard: open the zone of ${domain}, Email, Email Routing, and enable it for ${domain}. Until then no answer arrives.`
