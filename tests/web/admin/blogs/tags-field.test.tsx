// @vitest-environment happy-dom
import { act, useState } from 'react'
import { expect, test } from 'vitest'
import { TagsField } from '#web/admin/blogs/tags-field.tsx'
import { ApiRefusal } from '#web/api.ts'
import { button, checkbox, click, rendered, words } from '../items/compare/rendered.ts'
import { typeInto } from './type-into.ts'

const known = [
	{ tagsId: 3, tagsName: 'Ebb tide' },
	{ tagsId: 4, tagsName: 'Flood tide' },
]

/** The field in a form, as the blog's form holds it. Returns the saved names. */
function shown(refusal?: ApiRefusal) {
	const saved: string[] = []
	const values: string[] = []
	function Held() {
		const [tags, setTags] = useState(known)
		const [value, setValue] = useState('4')
		return (
			<TagsField
				tags={tags}
				value={value}
				required
				onChange={(next) => {
					values.push(next)
					setValue(next)
				}}
				onBlur={() => {}}
				onCreate={async (tagsName) => {
					if (refusal) throw refusal
					saved.push(tagsName)
					const tag = { tagsId: 9, tagsName }
					setTags([...tags, tag])
					return tag
				}}
			/>
		)
	}
	rendered(<Held />)
	return { saved, values }
}

const search = () => document.querySelector<HTMLInputElement>('input[type="text"]')

async function press(key: string) {
	const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
	await act(async () => void search()?.dispatchEvent(event))
	return event
}

test('Enter creates a tag that does not exist, selects it, and does not save the form', async () => {
	const { saved, values } = shown()
	typeInto(search(), 'Quay')
	expect((await press('Enter')).defaultPrevented).toBe(true)
	expect(saved).toEqual(['Quay'])
	expect(values).toEqual(['4,9'])
	expect(checkbox('Quay').checked).toBe(true)
	expect(search()?.value).toBe('')
	expect(words()).toContain('Quay added and selected.')
})

test('Enter selects a tag that exists in another spelling', async () => {
	const { saved, values } = shown()
	typeInto(search(), 'EBB tide')
	expect(words()).not.toContain('New tag')
	await press('Enter')
	expect(saved).toEqual([])
	expect(values).toEqual(['4,3'])
})

test('the option does the same as Enter', async () => {
	const { saved } = shown()
	typeInto(search(), 'Quay')
	await act(async () => button('New tag “Quay”')?.click())
	expect(saved).toEqual(['Quay'])
	expect(checkbox('Quay').checked).toBe(true)
})

test('a refusal is shown at the field, and the name stays', async () => {
	const { values } = shown(new ApiRefusal(409, { code: null, errorMsg: 'Tag name already exists', fields: {} }))
	typeInto(search(), 'Quay')
	await press('Enter')
	expect(words()).toContain('Tag name already exists')
	expect(search()?.getAttribute('aria-invalid')).toBe('true')
	expect(search()?.value).toBe('Quay')
	expect(values).toEqual([])
	typeInto(search(), 'Quays')
	expect(words()).not.toContain('Tag name already exists')
})

test('a tag can be taken off', () => {
	const { values } = shown()
	click(checkbox('Flood tide'))
	expect(values).toEqual([''])
})
