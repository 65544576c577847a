// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { follow } from '#web/enhance/follow.ts'

type Crossing = { target: Element; isIntersecting: boolean }

/** A list of contents, and a way to scroll: happy-dom has no layout. */
function contents() {
	let report: (crossings: Crossing[]) => void = () => {}
	vi.stubGlobal(
		'IntersectionObserver',
		class {
			observe() {}
			constructor(callback: typeof report) {
				report = callback
			}
		},
	)
	document.body.innerHTML = `
		<nav><details open><summary>Contents <span data-here></span></summary>
			<a href="#news">News</a><a href="#blogs">Blogs</a></details></nav>
		<section id="news"></section><section id="blogs"></section>`
	const list = document.querySelector('nav') as HTMLElement
	follow(list)
	const section = (id: string) => document.getElementById(id) as HTMLElement
	return {
		list,
		come: (id: string) => report([{ target: section(id), isIntersecting: true }]),
		leave: (id: string) => report([{ target: section(id), isIntersecting: false }]),
		current: () => [...list.querySelectorAll('[aria-current="location"]')].map(({ textContent }) => textContent),
		here: () => list.querySelector('[data-here]')?.textContent,
	}
}

afterEach(() => vi.unstubAllGlobals())

test('the list marks and names the section that the reader has come to', () => {
	const { come, leave, current, here } = contents()
	expect(current()).toEqual([])
	come('news')
	expect([current(), here()]).toEqual([['News'], 'News'])
	come('blogs')
	leave('news')
	expect([current(), here()]).toEqual([['Blogs'], 'Blogs'])
	leave('blogs')
	expect([current(), here()]).toEqual([[], ''])
})

test('a list that collapses closes after a choice', () => {
	const { list } = contents()
	list.querySelector('summary')?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
	list.querySelector('a')?.click()
	expect(list.querySelector('details')?.open).toBe(false)
})
