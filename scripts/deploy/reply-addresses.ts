/**
 * Whether an address rule of wrangler.toml leads the mails of a domain to the Worker. Each enquiry has an address of its own,
 * so it takes a catch-all, which stands at the domain of the zone and receives the mails of its subdomains too.
 */
export const takesMailOf = (domain: string, addresses: readonly string[] = []): boolean =>
	addresses.some((address) => {
		const zone = /^\*@(.+)$/.exec(address)?.[1]?.toLowerCase()
		return zone !== undefined && (domain === zone || domain.endsWith(`.${zone}`))
	})

/** The line that wrangler.toml lacks. The zone of a domain cannot be told from its name; most have two labels. */
export const addressRuleFor = (domain: string) =>
	`Write beside workers_dev, with the domain of the zone: addresses = ["*@${domain.split('.').slice(-2).join('.')}"]`

/** What no command can do. */
export const routingStep = (domain: string) =>
	`Once, in the dashboard: open the zone of ${domain}, Email, Email Routing, and enable it for ${domain}. Until then no answer arrives.`
