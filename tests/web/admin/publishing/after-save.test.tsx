// @vitest-environment happy-dom
import { act } from 'react'
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { type NewsDetails, newsDetails } from '#contracts/content/news.ts'
import { anAnswer } from '#tests/support/builders/answers.ts'
import { click, rendered } from '#tests/web/admin/items/compare/rendered.ts'
import NewsFormPage from '#web/admin/news/form.tsx'
import { ToastProvider } from '#web/ui/toast.tsx'
import { saveButton } from './form-editor.ts'
import { setWindowWidth } from './window-width.ts'

const news = anAnswer(newsDetails, { id: 7, title: 'The tide table', publishAt: null, unpublishAt: null })

const token = `Bearer a.${btoa(JSON.stringify({ sub: '1', exp: Date.now() / 1000 + 86_400 }))}.c`

/** The answers of the server, by the end of the path. */
const answers: Record<string, unknown> = {
	savenewsdetails: 7,
	openform: { others: [], ownTabs: 0, draftVersion: null, version: 3 },
	closeform: true,
	duplicate: { draftVersion: '31.1' },
}
let asked: { path: string; body: unknown }[] = []

beforeEach(() => {
	asked = []
	localStorage.setItem('refresh_token', token)
	vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
		const path = new URL(String(input instanceof Request ? input.url : input), 'http://localhost').pathname
		asked.push({ path, body: init?.body })
		return Response.json(answers[path.split('/').at(-1) ?? ''])
	})
})
afterEach(() => {
	vi.unstubAllGlobals()
	localStorage.clear()
})

const Form = ({ item }: { item: NewsDetails | null }) => (
	<NewsFormPage loaderData={{ item, failure: null, draft: null }} params={item ? { id: String(item.id) } : {}} />
)

function Where() {
	const { pathname, search, state } = useLocation()
	return <output>{JSON.stringify({ to: pathname + search, state })}</output>
}

async function opened(path = '/Admin/NewsAdmin/AddNewsPage/7') {
	setWindowWidth(1280)
	const router = createMemoryRouter(
		[
			{ path: '/Admin/NewsAdmin', Component: Where },
			{ path: '/Admin/NewsAdmin/AddNewsPage', element: <Form item={null} /> },
			{ path: '/Admin/NewsAdmin/AddNewsPage/:id', element: <Form item={news} /> },
		],
		{ initialEntries: [path] },
	)
	onTestFinished(() => router.dispose())
	rendered(
		<ToastProvider>
			<RouterProvider router={router} />
		</ToastProvider>,
	)
	return router
}

/** React renders what has changed at the end of each `act`. */
const settled = (check: () => void) =>
	vi.waitFor(
		async () => {
			await act(async () => {})
			check()
		},
		{ timeout: 10_000 },
	)

function chooseInMenu(item: string) {
	const more = document.querySelector('[aria-label="More"]')
	act(() => more?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true })))
	click([...document.querySelectorAll<HTMLElement>('[role="menuitem"]')].find((one) => one.textContent === item))
}
const title = () => document.querySelector<HTMLInputElement>('input[name="title"]')

test('Save returns to the list on its remembered page and names the saved item in the history state', async () => {
	localStorage.setItem('paging:news', 'page=2&status=published')
	await opened()
	click(saveButton())
	await settled(() =>
		expect(JSON.parse(document.querySelector('output')?.textContent ?? '{}')).toEqual({
			to: '/Admin/NewsAdmin?page=2&status=published',
			state: { saved: { id: 7, title: 'The tide table' } },
		}),
	)
})

test('Save and add another saves, and opens an empty form with the focus in its title', async () => {
	const router = await opened()
	chooseInMenu('Save and add another')
	await settled(() => expect(router.state.location.pathname).toBe('/Admin/NewsAdmin/AddNewsPage'))
	await settled(() => expect(document.activeElement).toBe(title()))
	expect(title()?.value).toBe('')
	expect(document.querySelector('h1')?.textContent).toBe('Add news')
	expect(asked.filter(({ path }) => path.endsWith('/savenewsdetails'))).toHaveLength(1)
})

test('a refused save that was to add another stays, and the next Save goes to the list', async () => {
	const router = await opened()
	const field = title()
	const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
	const type = (text: string) =>
		act(() => {
			if (field) setter?.call(field, text)
			field?.dispatchEvent(new Event('input', { bubbles: true }))
		})
	type('')
	chooseInMenu('Save and add another')
	await settled(() => expect(document.body.textContent).toContain('Title is required'))
	expect(router.state.location.pathname).toBe('/Admin/NewsAdmin/AddNewsPage/7')
	type('The tides of May')
	click(saveButton())
	await settled(() => expect(router.state.location.pathname).toBe('/Admin/NewsAdmin'))
})

test('Duplicate requests a copy and opens the form with its draft', async () => {
	const router = await opened()
	chooseInMenu('Duplicate')
	await settled(() => expect(router.state.location.pathname).toBe('/Admin/NewsAdmin/AddNewsPage'))
	expect(router.state.location.search).toBe('?draft=31')
	expect(asked.find(({ path }) => path.endsWith('/duplicate'))).toEqual({
		path: '/api/itemscontroller/news/duplicate',
		body: '{"id":7}',
	})
})
