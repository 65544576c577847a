import type { OrganizationLeaf, WebSite } from 'schema-dts'
import { brand } from '#web/content/brand.ts'

const organizationId = (origin: string) => new URL('/#organization', origin).href

export const organization = (origin: string): OrganizationLeaf => ({
	'@type': 'Organization',
	'@id': organizationId(origin),
	name: brand.name,
	url: new URL('/', origin).href,
	logo: new URL('/icon-512.png', origin).href,
	description: brand.tagline,
	email: brand.mailboxes[0]?.address,
	sameAs: brand.socialLinks.map(({ href }) => href),
	address: brand.offices.map(({ address, country }) => ({
		'@type': 'PostalAddress',
		streetAddress: address.slice(0, -2).join(', '),
		addressLocality: address.at(-2),
		addressCountry: country,
	})),
	contactPoint: brand.offices.map(({ kind, phone }) => ({
		'@type': 'ContactPoint',
		contactType: kind,
		telephone: phone,
	})),
})

export const website = (origin: string): WebSite => ({
	'@type': 'WebSite',
	name: brand.name,
	url: new URL('/', origin).href,
	publisher: { '@id': organizationId(origin) },
})
