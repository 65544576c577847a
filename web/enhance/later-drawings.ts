import { approached } from './approached.ts'

/**
 * Fills the slides whose drawings the build has moved into a file (`scripts/build/later-drawings.ts`). A slide without its
 * drawing loses no word, so a failed request has no other effect.
 */
export async function laterDrawings(root: HTMLElement): Promise<void> {
	const boxes = [...root.querySelectorAll<HTMLElement>('[data-drawing]')]
	const address = boxes[0]?.dataset.drawing
	if (!address) return
	await approached(root)
	const answer = await fetch(address).catch(() => undefined)
	if (!answer?.ok) return
	const drawings: string[] = await answer.json()
	for (const [index, box] of boxes.entries()) box.innerHTML = drawings[index] ?? ''
}
