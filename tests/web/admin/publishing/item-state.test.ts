import { describe, expect, test } from 'vitest'
import type { PublishState } from '#contracts/content/schedule.ts'
import { nearMomentText } from '#contracts/shared/date-text.ts'
import { type ItemFacts, itemState } from '#web/admin/publishing/item-state.ts'

const now = new Date('2026-11-27T10:00:00.000Z')
const soon = '2026-11-30T09:00:00.000Z'
const saved = (state: PublishState, publishAt: string | null = null) => ({ state, publishAt })
const text = (facts: ItemFacts) => itemState(facts, now).text

describe('The state of an item', () => {
	test('is one of six words', () => {
		expect([
			text({ saved: saved('draft') }),
			text({ saved: saved('published') }),
			text({ saved: saved('published'), hasDraft: true }),
			text({ saved: saved('scheduled', soon) }),
			text({ saved: saved('ended') }),
			text({ saved: saved('draft'), isInTrash: true }),
		]).toEqual([
			'Draft',
			'Live',
			'Live with changes',
			`Scheduled for ${nearMomentText(soon, now)}`,
			'Ended',
			'In trash',
		])
	})

	test('is Draft for what was never saved, whatever schedule it holds', () => {
		expect(text({ saved: null, hasDraft: true, changesAt: soon })).toBe('Draft')
	})

	test('counts a scheduled version as a change of a live item, also without a draft', () => {
		expect(text({ saved: saved('published'), changesAt: soon })).toBe('Live with changes')
	})

	test.each(['draft', 'ended'] as const)('is no other with changes that visitors cannot see: %s', (state) => {
		expect(text({ saved: saved(state), hasDraft: true, changesAt: soon })).toBe(text({ saved: saved(state) }))
	})
})

test('a near moment has no year while it is this one', () => {
	expect(nearMomentText(soon, now, 'Asia/Kolkata')).toBe('30 Nov, 14:30')
	expect(nearMomentText('2026-12-31T20:00:00.000Z', now, 'Asia/Kolkata')).toBe('1 Jan 2027, 01:30')
	expect(nearMomentText('soon', now)).toBe('soon')
})
