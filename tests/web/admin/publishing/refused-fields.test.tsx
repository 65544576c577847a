// @vitest-environment happy-dom
import { act, type ComponentType, createElement } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { editedJob } from '#contracts/careers/careers.ts'
import { blogCategory, blogTag } from '#contracts/content/blog-labels.ts'
import { blogDetails } from '#contracts/content/blogs.ts'
import { caseStudyDetails } from '#contracts/content/case-studies.ts'
import { documentDetails } from '#contracts/content/documents.ts'
import { eventDetails } from '#contracts/content/events.ts'
import { newsDetails } from '#contracts/content/news.ts'
import { valueFields } from '#contracts/items/fields.ts'
import { type ItemKindName, itemKinds } from '#contracts/items/kinds.ts'
import { messages } from '#contracts/shared/messages.ts'
import { anAnswer } from '#tests/support/builders/answers.ts'
import { typeInto } from '#tests/web/admin/blogs/type-into.ts'
import { click, rendered, words } from '#tests/web/admin/items/compare/rendered.ts'
import BlogForm from '#web/admin/blogs/form.tsx'
import JobForm from '#web/admin/careers/form.tsx'
import CaseStudyForm from '#web/admin/case-studies/form.tsx'
import EventForm from '#web/admin/events/form.tsx'
import FlyerForm from '#web/admin/flyers/form.tsx'
import NewsForm from '#web/admin/news/form.tsx'
// The forms load it on demand. A loaded one needs no wait.
import '#web/admin/rich-text/editor/rich-text-editor.tsx'
import WhitepaperForm from '#web/admin/whitepapers/form.tsx'
import { ToastProvider } from '#web/ui/toast.tsx'
import { kinds } from '#worker/features/item-kinds.ts'
import { saveButton } from './form-editor.ts'
import { setWindowWidth } from './window-width.ts'

type Form = {
	/** The file of the form's inputs. */
	file: string
	Page: ComponentType<never>
	item: object
	/** What else its loader returns. */
	extra?: object
}

const unscheduled = { publishAt: null, unpublishAt: null }
const pdf = anAnswer(documentDetails, unscheduled)

const forms: Record<ItemKindName, Form> = {
	blogs: {
		file: 'web/admin/blogs/form.tsx',
		Page: BlogForm,
		item: anAnswer(blogDetails, unscheduled),
		extra: { labels: { categories: [anAnswer(blogCategory)], tags: [anAnswer(blogTag)] } },
	},
	caseStudies: {
		file: 'web/admin/case-studies/form.tsx',
		Page: CaseStudyForm,
		item: anAnswer(caseStudyDetails, unscheduled),
		extra: { categories: [{ categoryId: 1, categoryName: 'Records' }] },
	},
	news: { file: 'web/admin/news/form.tsx', Page: NewsForm, item: anAnswer(newsDetails, unscheduled) },
	flyers: { file: 'web/admin/documents/document-form.tsx', Page: FlyerForm, item: pdf },
	whitepapers: { file: 'web/admin/documents/document-form.tsx', Page: WhitepaperForm, item: pdf },
	events: { file: 'web/admin/events/form.tsx', Page: EventForm, item: anAnswer(eventDetails, unscheduled) },
	careers: {
		file: 'web/admin/careers/form.tsx',
		Page: JobForm,
		item: anAnswer(editedJob),
		extra: { types: { 1: 'Permanent' }, isAdmin: false },
	},
}

const token = `Bearer a.${btoa(JSON.stringify({ sub: '1', exp: Date.now() / 1000 + 86_400 }))}.c`
let refused: Record<string, string> = {}
let isDeleted = false

beforeEach(() => {
	localStorage.setItem('refresh_token', token)
	isDeleted = false
	// The document of the tests has none.
	vi.stubGlobal('reportError', (error: unknown) => {
		throw error
	})
	vi.stubGlobal('fetch', async (input: RequestInfo | URL) => {
		const path = String(input instanceof Request ? input.url : input)
		if (path.includes('/openform')) return Response.json({ others: [], ownTabs: 0, draftVersion: null, version: 1 })
		if (path.endsWith('/fileuses')) return Response.json([])
		if (!/\/save\w+$/.test(path)) return Response.json(null)
		if (isDeleted) return Response.json({ code: 'news.not-found', errorMsg: 'News with id not found' }, { status: 404 })
		return Response.json({ code: 'request.invalid', errorMsg: 'Refused', fields: refused }, { status: 400 })
	})
})
afterEach(() => {
	vi.unstubAllGlobals()
	localStorage.clear()
})

function openForm({ Page, item, extra }: Form) {
	setWindowWidth(1280)
	const props = { loaderData: { item, failure: null, draft: null, ...extra }, params: { id: '1' } }
	const router = createMemoryRouter([{ path: '/', element: createElement(Page as ComponentType<object>, props) }])
	onTestFinished(() => router.dispose())
	rendered(
		<ToastProvider>
			<RouterProvider router={router} />
		</ToastProvider>,
	)
}

/** Sets each select that still has its first, empty choice: happy-dom leaves it there, whatever the item has. */
function chooseInEachSelect() {
	for (const select of document.querySelectorAll('select')) {
		if (select.value !== '') continue
		act(() => {
			select.value = select.options[1]?.value ?? ''
			select.dispatchEvent(new Event('change', { bubbles: true }))
		})
	}
}

const hasInput = (name: string) => document.querySelector(`[name="${name}"]`) !== null

/** React renders what has changed at the end of each `act`. */
const settled = (check: () => void) =>
	vi.waitFor(
		async () => {
			await act(async () => {})
			check()
		},
		{ timeout: 10_000 },
	)

test('the reason of a refusal stays as it is until the last field is corrected, so that the page does not scroll', async () => {
	refused = { city: 'Name a city.', experience: 'How many years?' }
	openForm({ ...forms.careers, item: { ...forms.careers.item, city: '' } })
	await settled(() => expect(words()).not.toContain('Loading the editor'))
	chooseInEachSelect()
	click(saveButton())
	await settled(() => expect(words()).toContain('Name a city.'))
	const reason = () => document.querySelector('form [role="alert"]')?.textContent
	expect(reason()).toContain(messages.fillRequired)
	const scrolls = vi.spyOn(Element.prototype, 'scrollIntoView')
	onTestFinished(() => scrolls.mockRestore())
	typeInto(document.querySelector('[name="city"]'), 'Kochi')
	await settled(() => expect(words()).not.toContain('Name a city.'))
	expect(reason()).toContain(messages.fillRequired)
	expect(scrolls).not.toHaveBeenCalled()
	typeInto(document.querySelector('[name="experience"]'), '3 years')
	await settled(() => expect(words()).not.toContain(messages.fillRequired))
})

test('a save of an item that a colleague has deleted says where it is and that the input stays', async () => {
	isDeleted = true
	openForm(forms.news)
	chooseInEachSelect()
	click(saveButton())
	await settled(() => expect(words()).toContain('Restore the item from the trash, then save again.'))
})

test.each(itemKinds)(
	'the form of %s has each of its fields, and shows at each what the server refuses',
	async (kind) => {
		const form = forms[kind]
		const fields = valueFields(kinds[kind].fields)
		refused = Object.fromEntries(fields.map(([name]) => [name, `The refused ${name}.`]))
		openForm(form)
		await settled(() => expect(words()).not.toContain('Loading the editor'))
		chooseInEachSelect()
		click(saveButton())
		// A box cannot be wrong, so it shows no message.
		const isShown = ([name, type]: [string, string]) =>
			type === 'flag' ? hasInput(name) : words().includes(`${refused[name]}`)
		await settled(() => {
			const missing = fields.filter((field) => !isShown(field)).map(([name]) => name)
			expect(missing, `Each field needs an input with its message in ${form.file}`).toEqual([])
		})
	},
)
