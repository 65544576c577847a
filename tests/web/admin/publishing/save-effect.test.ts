import { describe, expect, test } from 'vitest'
import type { PublishState } from '#contracts/content/schedule.ts'
import { saveLabel, saveLabels } from '#web/admin/publishing/form/save-effect.ts'

describe('the button that saves says its effect', () => {
	test.each<[PublishState | null, PublishState, string]>([
		[null, 'draft', 'Save'],
		[null, 'published', 'Save and publish'],
		[null, 'scheduled', 'Save and schedule'],
		[null, 'ended', 'Save'],
		['draft', 'draft', 'Save'],
		['draft', 'published', 'Save and publish'],
		['draft', 'scheduled', 'Save and schedule'],
		['scheduled', 'scheduled', 'Save and schedule'],
		['scheduled', 'draft', 'Save'],
		['ended', 'ended', 'Save'],
		['ended', 'published', 'Save and publish'],
		['published', 'published', 'Save to live page'],
		['published', 'draft', 'Save and unpublish'],
		['published', 'ended', 'Save and unpublish'],
		['published', 'scheduled', 'Save and hide'],
	])('of an item that is %s and becomes %s: %s', (saved, next, label) => {
		expect(saveLabel(saved, next)).toBe(label)
	})

	test('and begins with Save', () => {
		expect(saveLabels.filter((label) => !label.startsWith('Save'))).toEqual([])
	})
})
