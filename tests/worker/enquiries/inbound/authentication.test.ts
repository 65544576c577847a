import { expect, test } from 'vitest'
import { isAuthentic, isForged } from '#worker/mail/inbound/authentication.ts'
import { senderName } from '#worker/mail/inbound/sender-name.ts'

const server = 'mx.cloudflare.net;'

test.each([
	['DMARC', `${server} dmarc=pass header.from=kollam.example policy.dmarc=none`],
	['DKIM of the domain', `${server} dkim=pass header.d=kollam.example header.s=s1`],
	[
		'DKIM of the domain above',
		`${server} dkim=fail header.d=other.example; dkim=pass header.d=example.example; dmarc=pass header.from=kollam.example`,
	],
	[
		'SPF of the domain',
		`${server} spf=none (mx.cloudflare.net: no record; for it) smtp.helo=mx.x.example; spf=pass smtp.mailfrom=bounce@kollam.example`,
	],
	['capitals', 'MX.Cloudflare.net; DMARC=PASS header.from=Kollam.example'],
])('%s proves the sender', (_, found) => {
	expect(isAuthentic([found], 'Meera@Kollam.example')).toBe(true)
})

test.each([
	['nothing', []],
	['a finding of another server', ['mx.evil.example; dmarc=pass header.from=kollam.example']],
	[
		'a finding below that of our server',
		[`${server} dmarc=fail header.from=kollam.example`, `${server} dmarc=pass header.from=kollam.example`],
	],
	['DKIM of another domain', [`${server} dkim=pass header.d=evil.example`]],
	['DKIM of a top-level domain', [`${server} dkim=pass header.d=example`]],
	['DKIM of a domain that ends alike', [`${server} dkim=pass header.d=ollam.example`]],
	['SPF of another domain', [`${server} spf=pass smtp.mailfrom=x@evil.example`]],
	['a comment', [`${server} spf=fail (dmarc=pass header.from=kollam.example) smtp.mailfrom=x@evil.example`]],
	[
		'a comment in a comment',
		[`${server} spf=fail (of (x); dmarc=pass header.from=kollam.example) smtp.helo=x.example`],
	],
	[
		'a quoted envelope sender',
		[`${server} spf=pass smtp.mailfrom="x; dmarc=pass header.from=kollam.example "@evil.example`],
	],
	['a comment that does not end', [`${server} spf=fail (of x); dmarc=pass header.from=kollam.example; spf=none (`]],
	['a failure', [`${server} dmarc=fail header.from=kollam.example; spf=softfail smtp.mailfrom=x@kollam.example`]],
])('%s does not', (_, values) => {
	expect(isAuthentic(values, 'meera@kollam.example')).toBe(false)
})

test('only a failed DMARC of our server tells that a mail is forged', () => {
	expect(isForged([`${server} dmarc=fail header.from=kollam.example`])).toBe(true)
	expect(isForged([`${server} dmarc=none; spf=fail smtp.mailfrom=x@y.example`])).toBe(false)
	expect(isForged(['mx.evil.example; dmarc=fail'])).toBe(false)
	expect(isForged([])).toBe(false)
})

test.each([
	['Meera Nair', 'Meera Nair'],
	['"Nair, Meera"', 'Nair, Meera'],
	['  Zoë\u202e\r\nÅngström ', 'Zoë Ångström'],
	['Dr. D’Souza', "Dr. D'Souza"],
	['മീര നായർ', 'മീര നായർ'],
	['', 'v@kollam.example'],
	['12345', 'v@kollam.example'],
	['ceo@bank.example', 'v@kollam.example'],
	['Win at https://evil.example', 'v@kollam.example'],
	['x'.repeat(101), 'v@kollam.example'],
])('the sender %j is called %s', (written, shown) => {
	expect(senderName(written, 'v@kollam.example')).toBe(shown)
})
