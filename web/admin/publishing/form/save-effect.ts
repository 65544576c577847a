import type { PublishState } from '#contracts/content/schedule.ts'

const labels = {
	stayHidden: 'Save',
	publish: 'Save and publish',
	change: 'Save to live page',
	unpublish: 'Save and unpublish',
	schedule: 'Save and schedule',
	hide: 'Save and hide',
} as const

export type SaveLabel = (typeof labels)[keyof typeof labels]
export const saveLabels: readonly SaveLabel[] = Object.values(labels)

/** The label of the button that saves an item: what the save does to what visitors see. `before`: null for a new item. */
export function saveLabel(before: PublishState | null, after: PublishState): SaveLabel {
	const isLive = before === 'published'
	if (after === 'published') return isLive ? labels.change : labels.publish
	if (after === 'scheduled') return isLive ? labels.hide : labels.schedule
	return isLive ? labels.unpublish : labels.stayHidden
}
