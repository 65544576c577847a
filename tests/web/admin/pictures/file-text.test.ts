import { expect, test } from 'vitest'
import { compressedName } from '#web/admin/pictures/file-text.ts'
import { sizeText } from '#web/ui/files/size-text.ts'

test.each([
	['IMG_0042.JPG', 'image/webp', 'IMG_0042.webp'],
	['a.b.png', 'image/jpeg', 'a.b.jpg'],
	['no ending', 'image/webp', 'no ending.webp'],
	['.png', 'image/webp', 'picture.webp'],
	['படம்.png', 'image/webp', 'படம்.webp'],
])('what is made of %s as %s is called %s', (original, type, name) => {
	expect(compressedName(original, type)).toBe(name)
})

test('a long name is cut between letters', () => {
	const name = compressedName(`${'🌙'.repeat(150)}.png`, 'image/webp')
	expect(name.isWellFormed()).toBe(true)
	expect([...name]).toHaveLength(105)
})

test('sizes are told in full, and never as less than they are', () => {
	expect(sizeText(71_680)).toBe('70 KB')
	expect(sizeText(71_681)).toBe('71 KB')
	expect(sizeText(256_000)).toBe('250 KB')
	expect(sizeText(544)).toBe('0.6 KB')
	expect(sizeText(1_048_576)).toBe('1 MB')
	expect(sizeText(1_048_577)).toBe('1.1 MB')
	expect(sizeText(10_485_760)).toBe('10 MB')
})
