import type { PublishState } from '#contracts/content/schedule.ts'
import { actWords } from '../../items/item-words.ts'

const and = <Button extends string>(button: Button) => `Save and ${button.toLowerCase() as Lowercase<Button>}` as const

export const saveWords = {
	stayHidden: 'Save',
	publish: and(actWords.publish.button),
	change: 'Save to live page',
	unpublish: and(actWords.unpublish.button),
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
