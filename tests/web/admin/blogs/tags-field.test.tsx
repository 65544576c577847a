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
					const tag = { tagsId: 8 + saved.length, tagsName }
					setTags((others) => [...others, tag])
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

async function paste(text: string) {
	const event = new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData: new DataTransfer() })
	event.clipboardData?.setData('text/plain', text)
	await act(async () => void search()?.dispatchEvent(event))
	return event
}

test.each([
	['• Quay\n• ebb TIDE\n\n• Buoy', ['Quay', 'Buoy'], '4,9,3,10'],
	['1. Mole\n2. Flood tide\n3. mole', ['Mole'], '4,9'],
])('the pasted lines %j are tags, new ones and known ones', async (text, created, chosen) => {
	const { saved, values } = shown()
	expect((await paste(text)).defaultPrevented).toBe(true)
	expect(saved).toEqual(created)
	expect(values.at(-1)?.split(',').toSorted()).toEqual(chosen.split(',').toSorted())
	expect(search()?.value).toBe('')
	expect(words()).toContain('3 tags selected.')
})

test.each(['- Quay', 'Quay\n'])('the one line %j is pasted as text', async (text) => {
	const { saved } = shown()
	expect((await paste(text)).defaultPrevented).toBe(false)
	expect(saved).toEqual([])
})

test.each([
	[`Quay\n${'long '.repeat(50)}`, 'At most 200 characters'],
	['Quay\n'.repeat(21), 'At most 20 tags at a time'],
])('of tags that cannot be added no word is lost', async (text, message) => {
	const { saved, values } = shown()
	await paste(text)
	expect([saved, values]).toEqual([[], []])
	expect(words()).toContain(message)
	expect(search()?.value).toBe(text.trim().replaceAll('\n', ', '))
})

test('after a refusal the names that are left stay in the box', async () => {
	const { values } = shown(new ApiRefusal(409, { code: null, errorMsg: 'Not now', fields: {} }))
	await paste('Ebb tide\nQuay\nBuoy')
	expect(values).toEqual(['4,3'])
	expect(search()?.value).toBe('Quay, Buoy')
	expect(words()).toContain('Not now')
})
