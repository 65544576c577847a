import { expect, test } from 'vitest'
import { brand } from '#web/content/brand.ts'
import { securityText } from '#web/site/seo/security-txt.ts'

test('security.txt names a contact and expires within a year, as RFC 9116 demands', () => {
	expect(securityText('https://www.moonlit.dev', new Date('2026-03-01T12:00:00.000Z'))).toBe(
		[
			`Contact: mailto:${brand.legal.email}`,
			'Contact: https://www.moonlit.dev/contact',
			'Expires: 2026-08-28T00:00:00Z',
			'Preferred-Languages: en',
			'Canonical: https://www.moonlit.dev/.well-known/security.txt',
			'',
		].join('\n'),
	)
})
