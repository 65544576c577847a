// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { findCalls } from '#web/enhance/find-calls.ts'

const call = (id: string, name: string, path: string) =>
	`<details id="${id}" data-call><summary><h3>${name}</h3><code>${path}</code></summary>More</details>`

function reference(): HTMLElement {
	const element = document.createElement('div')
	element.innerHTML = `
		<search data-find><label>Find<input type="search"></label><p role="status"></p></search>
		<section><h2>News</h2>
			${call('list', 'List news', 'POST /api/newscontroller/listnewsdetails')}
			${call('save', 'Add or change a piece of news', 'POST /api/newscontroller/savenewsdetails')}
		</section>
		<section><h2>Users</h2>${call('users', 'List users', 'POST /api/usercontroller/getalluserdetails')}</section>`
	document.body.replaceChildren(element)
	findCalls(element)
	return element
}

const shown = (element: HTMLElement) =>
	[...element.querySelectorAll('details')].filter(({ hidden }) => !hidden).map(({ id }) => id)

function find(element: HTMLElement, text: string): void {
	const field = element.querySelector('input')
	if (!field) throw new Error('There is no field')
	field.value = text
	field.dispatchEvent(new Event('input', { bubbles: true }))
}

beforeEach(() => {
	location.hash = ''
})

test('the search appears with the script', () => {
	expect(reference().querySelector<HTMLElement>('search')?.dataset.ready).toBe('')
})

test('words in any order find calls by their name and path; sections without any disappear', () => {
	const element = reference()
	find(element, 'NEWS list')
	expect(shown(element)).toEqual(['list'])
	expect([...element.querySelectorAll('section')].map(({ hidden }) => hidden)).toEqual([false, true])
	expect(element.querySelector('[role="status"]')?.textContent).toBe('1 call')
	find(element, 'usercontroller/')
	expect(shown(element)).toEqual(['users'])
	find(element, 'moon')
	expect(element.querySelector('[role="status"]')?.textContent).toBe('0 calls')
	find(element, ' ')
	expect(shown(element)).toEqual(['list', 'save', 'users'])
	expect(element.querySelector('[role="status"]')?.textContent).toBe('')
})

test('the call in the address is open, also after a link within the page', () => {
	location.hash = '#save'
	const element = reference()
	const open = () => [...element.querySelectorAll('details')].filter((each) => each.open).map(({ id }) => id)
	expect(open()).toEqual(['save'])
	location.hash = '#users'
	window.dispatchEvent(new Event('hashchange'))
	expect(open()).toEqual(['save', 'users'])
})
