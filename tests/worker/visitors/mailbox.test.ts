import { expect, test } from 'vitest'
import { mailboxOf } from '#worker/visitors/mailbox.ts'

test.each<[mailbox: string, spellings: string[]]>([
	[
		'meera@kollam.example',
		[
			'meera@kollam.example',
			'Meera@Kollam.Example',
			'MEERA+News@kollam.example',
			'meera+@kollam.example',
			'meera+a+b@kollam.example',
		],
	],
	['meera.nair@kollam.example', ['meera.nair@kollam.example', 'Meera.Nair+x@KOLLAM.example']],
	[
		'anair@gmail.com',
		['a.nair@gmail.com', 'anair@googlemail.com', 'A.N.a.i.r+x.y@GoogleMail.com', 'a.n.air@gmail.com'],
	],
	['élodie@kollam.example', ['Élodie@kollam.example', 'E\u0301lodie+x@kollam.example']],
	['info@xn--bcher-kva.example', ['info@bücher.example', 'info@BÜCHER.example', 'info@xn--bcher-kva.example']],
	['info@gmail.com', ['info@ｇmail.com', 'info@gmail\ufe0f.com']],
	// Some networks give numbers as addresses.
	['+914742555010@sms.example', ['+914742555010@sms.example', '+914742555010+x@SMS.example']],
])('%s is one mailbox under each of its spellings', (mailbox, spellings) => {
	expect(spellings.map(mailboxOf)).toEqual(spellings.map(() => mailbox))
})

test.each([
	['meera.nair@kollam.example', 'meeranair@kollam.example'],
	['meera@kollam.example', 'meera@mail.kollam.example'],
	['meera@kollam.example', 'meeran@kollam.example'],
	['meera@gmail.com', 'meera@gmail.com.example'],
	['a-b@gmail.com', 'ab@gmail.com'],
	['+91@sms.example', '+92@sms.example'],
])('%s and %s are two mailboxes', (one, other) => {
	expect(mailboxOf(one)).not.toBe(mailboxOf(other))
})

test.each(['', '@', 'meera', '@kollam.example', 'a@[', 'a@ b', '+@+'])(
	'%j, which is no address, throws nothing',
	(text) => {
		expect(typeof mailboxOf(text)).toBe('string')
	},
)
