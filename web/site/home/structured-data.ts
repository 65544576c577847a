import type { OrganizationLeaf, WebSite } from 'schema-dts'
import { company } from '#web/content/company.ts'

const organizationId = (origin: string) => new URL('/#organization', origin).href

export const organization = (origin: string): OrganizationLeaf => ({
	'@type': 'Organization',
	'@id': organizationId(origin),
	name: company.name,
	url: new URL('/', origin).href,
	logo: new URL('/icon-512.png', origin).href,
	description: company.tagline,
	email: company.mailboxes[0]?.address,
	sameAs: company.socialLinks.map(({ href }) => href),
	address: company.offices.map(({ address, country }) => ({
		'@type': 'PostalAddress',
		streetAddress: address.slice(0, -2).join(', '),
		addressLocality: address.at(-2),
		addressCountry: country,
	})),
	contactPoint: company.offices.map(({ kind, phone }) => ({
		'@type': 'ContactPoint',
		contactType: kind,
		telephone: phone,
	})),
})

export const website = (origin: string): WebSite => ({
	'@type': 'WebSite',
	name: company.name,
	url: new URL('/', origin).href,
	publisher: { '@id': organizationId(origin) },
})
