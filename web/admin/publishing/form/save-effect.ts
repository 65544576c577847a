import type { PublishState } from '#contracts/content/schedule.ts'

export const saveWords = {
	stayHidden: 'Save',
	publish: 'Save and publish',
	change: 'Save to live page',
	unpublish: 'Save and unpublish',
	schedule: 'Save and schedule',
	hide: 'Save and hide',
} as const

export type SaveLabel = (typeof saveWords)[keyof typeof saveWords]
export const saveLabels: readonly SaveLabel[] = Object.values(saveWords)

/** The label of the button that saves an item: what the save does to what visitors see. `before`: null for a new item. */
export function saveLabel(before: PublishState | null, after: PublishState): SaveLabel {
	const isLive = before === 'published'
	if (after === 'published') return isLive ? saveWords.change : saveWords.publish
	if (after === 'scheduled') return isLive ? saveWords.hide : saveWords.schedule
	return isLive ? saveWords.unpublish : saveWords.stayHidden
}
