// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { restoreTyped, typedValues, watchTyped } from '#web/document/typed-values.ts'

const form = `<form>
	<input name="name"><input name="city" value="Kochi"><textarea name="message"></textarea>
	<select name="desk"><option value="">Choose</option><option value="2">Sales</option></select>
	<input type="checkbox" name="remote" value="yes">
	<input type="radio" name="size" value="s"><input type="radio" name="size" value="m">
</form>`

function page(): HTMLElement {
	const element = document.createElement('div')
	element.innerHTML = form
	document.body.replaceChildren(element)
	return element
}

const control = (root: HTMLElement, selector: string) => root.querySelector(selector) as HTMLInputElement

function fill(root: HTMLElement) {
	control(root, '[name=name]').value = 'Asha'
	control(root, '[name=message]').value = 'Line one\nline two'
	control(root, '[name=desk]').value = '2'
	control(root, '[name=remote]').checked = true
	control(root, '[value=m]').checked = true
}

test('what was typed, chosen and ticked comes back into new controls, which tell their form', () => {
	const before = page()
	fill(before)
	const typed = typedValues(before)
	const after = page()
	const told: string[] = []
	after.addEventListener('input', ({ target }) => told.push((target as HTMLInputElement).name))
	restoreTyped(after, typed)
	expect(control(after, '[name=name]').value).toBe('Asha')
	expect(control(after, '[name=message]').value).toBe('Line one\nline two')
	expect(control(after, '[name=desk]').value).toBe('2')
	expect(control(after, '[name=remote]').checked).toBe(true)
	expect(control(after, '[value=m]').checked).toBe(true)
	expect(control(after, '[value=s]').checked).toBe(false)
	expect(control(after, '[name=city]').value, 'a preset is nothing that was typed').toBe('Kochi')
	expect(told).toEqual(['name', 'message', 'desk', 'remote', 'size'])
})

test('a control that already has a value keeps it', () => {
	const before = page()
	fill(before)
	const after = page()
	control(after, '[name=name]').value = 'Asha Menon'
	restoreTyped(after, typedValues(before))
	expect(control(after, '[name=name]').value).toBe('Asha Menon')
})

test('what is typed while a form waits for its script counts, and nothing after that', () => {
	const waiting = page()
	const typedBefore = watchTyped(waiting)
	const type = (value: string) => {
		control(waiting, '[name=name]').value = value
		control(waiting, '[name=name]').dispatchEvent(new Event('input', { bubbles: true }))
	}
	type('Asha')
	const after = page()
	restoreTyped(after, typedBefore())
	expect(control(after, '[name=name]').value).toBe('Asha')
	type('Too late')
	expect([...typedBefore().entries.values()]).toEqual([{ value: 'Asha' }])
})

test('the control that had the focus has it in the new form, unless the visitor has gone on', () => {
	const waiting = page()
	const typedBefore = watchTyped(waiting)
	control(waiting, '[name=message]').focus()
	const after = page()
	restoreTyped(after, typedBefore())
	expect(document.activeElement).toBe(control(after, '[name=message]'))
	control(after, '[name=city]').focus()
	restoreTyped(after, typedBefore())
	expect(document.activeElement).toBe(control(after, '[name=city]'))
})

test('a visitor who moves on while the form becomes ready arrives at the next field', () => {
	const form = page()
	const typedBefore = watchTyped(form)
	control(form, '[name=city]').focus()
	control(form, '[name=city]').addEventListener('focusout', () => restoreTyped(form, typedBefore()))
	control(form, '[name=city]').blur()
	expect(document.activeElement, 'the field takes nothing back').toBe(document.body)
})
