// @vitest-environment happy-dom
import { $getRoot } from 'lexical'
import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { typeInto } from '#tests/web/admin/blogs/type-into.ts'
import { button, click, rendered, words } from '#tests/web/admin/items/compare/rendered.ts'
import { NumberingDialog } from '#web/admin/rich-text/dialogs/numbering-dialog.tsx'
import { htmlIn, openTestEditor } from '../open-test-editor.ts'

const field = <Control extends HTMLInputElement | HTMLSelectElement>(label: string) => {
	const found = [...document.querySelectorAll('label')].find((each) => each.textContent === label)
	return document.getElementById(found?.htmlFor ?? '') as Control
}

function openedIn(html: string) {
	const editor = openTestEditor(`<hr>${html}`)
	editor.update(() => $getRoot().selectEnd(), { discrete: true })
	const onClose = vi.fn()
	rendered(<NumberingDialog editor={editor} onClose={onClose} />)
	return { editor, onClose }
}

test('a numbered list begins at the number and counts in the kind that were chosen', () => {
	const { editor, onClose } = openedIn('<ol><li>one</li></ol>')
	expect(field('First number').value).toBe('1')
	act(() => typeInto(field<HTMLInputElement>('First number'), '3'))
	const kind = field<HTMLSelectElement>('Kind')
	act(() => {
		kind.value = 'i'
		kind.dispatchEvent(new Event('change', { bubbles: true }))
	})
	click(button('Save'))
	expect(htmlIn(editor)).toBe('<ol start="3" type="i"><li>one</li></ol>')
	expect(onClose).toHaveBeenCalledOnce()
})

test('it shows what the list has, and changes the inner list only', () => {
	const { editor } = openedIn('<ol><li>one<ol start="2" type="a"><li>two</li></ol></li></ol>')
	expect(field('First number').value).toBe('2')
	expect(field('Kind').value).toBe('a')
	act(() => typeInto(field<HTMLInputElement>('First number'), '1'))
	click(button('Save'))
	expect(htmlIn(editor)).toBe('<ol><li>one<ol type="a"><li>two</li></ol></li></ol>')
})

test.each(['', '-1', '2.5', 'c', '10000'])('"%s" is no first number', (typed) => {
	const { editor, onClose } = openedIn('<ol start="4"><li>one</li></ol>')
	act(() => typeInto(field<HTMLInputElement>('First number'), typed))
	click(button('Save'))
	expect(words()).toContain('Enter a number from 0 to 9999')
	expect(htmlIn(editor)).toBe('<ol start="4"><li>one</li></ol>')
	expect(onClose).not.toHaveBeenCalled()
})
