import { domainOf } from './authentication.ts'

/** The addresses of the site itself, the domains that its mailboxes are in, and the headers that mark its mails. */
export type OwnAddresses = {
	addresses: ReadonlySet<string>
	/** All addresses of this domain are ours; '': there is none. */
	replyDomain: string
	domains: ReadonlySet<string>
	marks: readonly string[]
}

type Settings = { MAIL_FROM: string; RECRUITERS_MAILBOX: string; MAIL_DOMAIN: string; REPLY_DOMAIN?: string }

/** `mailboxes`: those of the offices. `marks`: the names of headers. */
export function ownAddressesOf(
	{ MAIL_FROM, RECRUITERS_MAILBOX, MAIL_DOMAIN, REPLY_DOMAIN = '' }: Settings,
	mailboxes: readonly string[],
	marks: readonly string[],
): OwnAddresses {
	const addresses = [MAIL_FROM, RECRUITERS_MAILBOX, ...mailboxes].map((address) => address.toLowerCase())
	return {
		addresses: new Set(addresses),
		replyDomain: REPLY_DOMAIN.toLowerCase(),
		domains: new Set([MAIL_DOMAIN.toLowerCase(), ...addresses.map(domainOf)]),
		marks,
	}
}

/** Whether mails to an address come back to the site. */
export const isOwnAddress = ({ addresses, replyDomain }: OwnAddresses, address: string): boolean =>
	addresses.has(address.toLowerCase()) || (replyDomain !== '' && domainOf(address) === replyDomain)

/** Whether a name is one of our domains or stands below one, as the names of lists do. */
export const isInDomains = ({ domains }: OwnAddresses, name: string): boolean =>
	[...domains].some((domain) => `.${name.toLowerCase()}`.endsWith(`.${domain}`))

export const localPart = (address: string) => address.toLowerCase().slice(0, address.lastIndexOf('@'))

const robots =
	/(?:^|[._+-])(?:no|do-?not|dont|never)[._-]?reply(?:$|[._+-])|^(?:notifications?|automated|mailer|wordpress|web-?forms?)$/

/** Whether nobody reads what is sent to an address. */
export const isRobot = (address: string): boolean => robots.test(localPart(address))
