import { expect, test } from 'vitest'
import { fileRules, itemUpload, StoredFile, upload } from '#contracts/shared/uploads.ts'

const row = { key: 'a-key', extension: 'png', size: 900, width: 336, height: 247 }
const stored = (changes: Partial<typeof row> = {}) => new StoredFile({ ...row, ...changes }, false)
const rule = fileRules.blogThumbnail

const messages = (schema: ReturnType<typeof itemUpload> | ReturnType<typeof upload>, value: unknown) =>
	schema.safeParse(value).error?.issues.map(({ message }) => message) ?? []

test('a stored file passes the rule of a field of an item, or gets the message of an upload', () => {
	const field = itemUpload(rule)
	expect(field.parse(stored())).toBeInstanceOf(StoredFile)
	expect(messages(field, stored({ extension: 'pdf' }))).toEqual([rule.wrongType])
	expect(messages(field, stored({ extension: '' }))).toEqual([rule.wrongType])
	expect(messages(field, stored({ size: rule.maxBytes }))).toEqual([])
	expect(messages(field, stored({ size: rule.maxBytes + 1 }))).toEqual([rule.tooLarge])
	const otherwise = 'Choose Image with height 247px and width 336px'
	for (const other of [{ width: 335 }, { height: 248 }]) expect(messages(field, stored(other))).toEqual([otherwise])
})

test('nothing that JSON or a form can carry is a stored file', () => {
	const { key } = row
	for (const sent of [key, { ...row, isNamedTwice: false }, JSON.parse(JSON.stringify(stored())), [key], 7, true])
		expect(messages(itemUpload(rule), sent)).toEqual([rule.wrongType])
})

test('a form of visitors takes no stored file', () => {
	expect(messages(upload(fileRules.cv), stored({ extension: 'pdf' }))).toEqual([fileRules.cv.wrongType])
})
