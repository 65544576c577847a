// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import type { ItemFile } from '#contracts/items/drafts.ts'
import { chosenContent, mineFor } from '#web/admin/items/drafts/conflict-sides.ts'

const stored = (key: string): ItemFile => ({
	key,
	url: `/media/${key}`,
	name: `${key}.png`,
	size: 1,
	width: 1,
	height: 1,
})
const picked = new File(['cat'], 'cat.png')
const base = { values: { title: 'Rain', description: 'It rains' }, files: {} }
const theirs = {
	values: { title: 'Rain, theirs', description: 'It rains, theirs' },
	files: { thumbnailImage: stored('theirs') },
}

test('a field that I have not touched is theirs; what I have changed is mine', () => {
	const content = { values: { title: 'Rain', description: 'It rains, mine' }, files: {} }
	const mine = mineFor(content, { keyed: content, base, theirs, known: {} })
	expect(mine.values).toEqual({ title: 'Rain, theirs', description: 'It rains, mine' })
	expect(mine.files).toEqual(theirs.files)
})

test('a picture that I have picked stays mine, also when the server has it already, and is sent when it is chosen', () => {
	const content = { values: base.values, files: { thumbnailImage: picked } }
	for (const keyed of [content, { ...content, files: { thumbnailImage: 'uploaded' } }]) {
		const mine = mineFor(content, { keyed, base, theirs, known: {} })
		expect(mine.files.thumbnailImage?.name).toBe('cat.png')
		expect(chosenContent(mine, content).files).toEqual({ thumbnailImage: picked })
		expect(chosenContent({ ...mine, files: theirs.files }, content).files).toEqual({ thumbnailImage: 'theirs' })
	}
})

test('a picture that both have is no difference', () => {
	const content = { values: base.values, files: { thumbnailImage: picked } }
	const keyed = { ...content, files: { thumbnailImage: 'theirs' } }
	expect(mineFor(content, { keyed, base, theirs, known: {} }).files).toEqual(theirs.files)
})
