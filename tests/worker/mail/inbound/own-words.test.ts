import { describe, expect, test } from 'vitest'
import { foldQuoted } from '#contracts/desks/fold-quoted.ts'
import { readGiven } from '../../../support/worker/mail-fixtures.ts'

const folded = async (name: string) => {
	const { text, subject } = await readGiven(name)
	return { text, ...foldQuoted(text, subject) }
}

describe("The sender's own words", () => {
	test.each([
		'reply-own-text-looks-like-header',
		'reply-on-wrote-in-own',
		'reply-outlook-forward',
		'reply-gmail-forward-es',
		'reply-gt-in-own',
		'reply-helpdesk-agent',
		'own-flowed-quote-depths',
	])('%s stays whole', async (name) => {
		const { text, own, quoted } = await folded(name)
		expect([own, quoted]).toEqual([text, ''])
	})

	test('reply-attribution-es folds the attribution with its quote', async () => {
		expect(await folded('reply-attribution-es')).toMatchObject({
			own: 'De acuerdo.',
			quoted: expect.stringMatching(/^El jue.*\n\n> Good morning,\n> thank you\.$/),
		})
	})

	test('reply-outlook-inline-answers shows the answers below the header', async () => {
		expect(await folded('reply-outlook-inline-answers')).toMatchObject({
			quoted: expect.stringContaining('[Ravi] On 4 January.'),
			isOpen: true,
		})
	})
})
