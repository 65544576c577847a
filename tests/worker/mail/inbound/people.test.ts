import { describe, expect, test } from 'vitest'
import { mailNames, readGiven } from '../../../support/worker/mail-fixtures.ts'

describe('The people of a mail', () => {
	test.each(mailNames)('%s has one sender with an address', async (name) => {
		const { from, senders } = await readGiven(name)
		expect([from.address, senders]).toEqual([expect.stringContaining('@'), 1])
	})

	test('cc-others names all who are copied', async () => {
		const { to, cc, replyTo } = await readGiven('cc-others')
		expect({ to, cc, replyTo }).toEqual({
			to: [{ name: '', address: 'sales@nilavu.example' }],
			cc: [
				{ name: 'Leela Thomas', address: 'leela@customer.example' },
				{ name: 'IT, Head of', address: 'it@customer.example' },
			],
			replyTo: [],
		})
	})

	test('form-noreply-replyto names whom the answer should reach', async () => {
		const { replyTo } = await readGiven('form-noreply-replyto')
		expect(replyTo).toEqual([{ name: 'Asha Pillai', address: 'asha.pillai@buyer.example' }])
	})
})
