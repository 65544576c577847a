// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { findCalls } from '#web/enhance/find-calls.ts'

const call = (id: string, name: string, path: string) =>
	`<details id="${id}" data-call><summary><h3>${name}</h3><code>${path}</code></summary>More</details>`

function reference(): HTMLElement {
	const element = document.createElement('div')
	element.innerHTML = `
		<search data-find><label>Find<input type="search"></label><p role="status"></p></search>
		<section><h2>Basics</h2></section>
		<section><h2>News</h2>
			${call('list', 'List news', 'POST /api/newscontroller/listnewsdetails')}
			<details class="staff"><summary>1 staff call</summary><ul>
				<li id="save" data-call>Add or change a piece of news <code>/api/newscontroller/savenewsdetails</code></li>
			</ul></details>
		</section>
		<section><h2>Users</h2>${call('users', 'List users', 'POST /api/usercontroller/getalluserdetails')}</section>`
	document.body.replaceChildren(element)
	findCalls(element)
	return element
}

const shown = (element: HTMLElement) =>
	[...element.querySelectorAll<HTMLElement>('[data-call]')].filter(({ hidden }) => !hidden).map(({ id }) => id)

const staffCalls = (element: HTMLElement) => element.querySelector<HTMLDetailsElement>('.staff')

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
	expect([...element.querySelectorAll('section')].map(({ hidden }) => hidden)).toEqual([true, false, true])
	expect(element.querySelector('[role="status"]')?.textContent).toBe('1 call')
	expect(staffCalls(element)?.hidden, 'the staff calls, of which none is found').toBe(true)
	find(element, 'change news')
	expect(shown(element)).toEqual(['save'])
	expect(staffCalls(element)?.open, 'the staff calls, of which one is found').toBe(true)
	find(element, 'usercontroller/')
	expect(shown(element)).toEqual(['users'])
	find(element, 'L\u00edst “news\u2011controller”')
	expect(shown(element), 'without accents, quotes and hyphens').toEqual(['list'])
	find(element, 'moon')
	expect(element.querySelector('[role="status"]')?.textContent).toBe('0 calls')
	find(element, ' ')
	expect(shown(element)).toEqual(['list', 'save', 'users'])
	expect([...element.querySelectorAll('section')].some(({ hidden }) => hidden)).toBe(false)
	expect(staffCalls(element)?.open).toBe(false)
	expect(element.querySelector('[role="status"]')?.textContent).toBe('')
})

test('the call in the address is open, also after a link within the page', () => {
	location.hash = '#list'
	const element = reference()
	const open = () => [...element.querySelectorAll('details')].filter((each) => each.open).map(({ id }) => id)
	expect(open()).toEqual(['list'])
	location.hash = '#users'
	window.dispatchEvent(new Event('hashchange'))
	expect(open()).toEqual(['list', 'users'])
})

test('a link to a staff call opens the list that holds it', () => {
	location.hash = '#save'
	expect(staffCalls(reference())?.open).toBe(true)
})
