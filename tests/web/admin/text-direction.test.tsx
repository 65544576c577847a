// @vitest-environment happy-dom
import { $getRoot } from 'lexical'
import { act, type ComponentType } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, onTestFinished, test, vi } from 'vitest'
import { misplacedTexts, rightToLeftTexts } from '#tests/support/pages/misplaced-texts.ts'
import { rendered } from '#tests/web/admin/items/compare/rendered.ts'
import { OutcomeLine } from '#web/admin/acts/outcome-line.tsx'
import * as applications from '#web/admin/applications/page.tsx'
import * as blogs from '#web/admin/blogs/list.tsx'
import * as careers from '#web/admin/careers/list.tsx'
import * as caseStudies from '#web/admin/case-studies/list.tsx'
import * as enquiries from '#web/admin/enquiries/page.tsx'
import * as events from '#web/admin/events/list.tsx'
import * as flyers from '#web/admin/flyers/list.tsx'
import { descriptions } from '#web/admin/item-descriptions.ts'
import { MarkedHtml } from '#web/admin/items/compare/marked.tsx'
import { outcomeOf } from '#web/admin/items/lists/outcome-words.ts'
import * as trash from '#web/admin/items/trash/page.tsx'
import * as news from '#web/admin/news/list.tsx'
import { $setHtml } from '#web/admin/rich-text/html/kept-blocks.ts'
import { registerTables } from '#web/admin/rich-text/wide-blocks.ts'
import * as users from '#web/admin/users/page.tsx'
import * as whitepapers from '#web/admin/whitepapers/list.tsx'
import { TextArea, TextField } from '#web/ui/field.tsx'
import { ToastProvider } from '#web/ui/toast.tsx'
import { openTestEditor } from './rich-text/open-test-editor.ts'

const { paragraph, title, place, person, label, item } = rightToLeftTexts

const at = '2026-03-02T10:00:00.000Z'

/** A row of any list, with a text of its own in each field that a person types. */
const row = {
	...{ id: 1, blogsId: 1, trashId: 1, version: 1, state: 'published', status: 'Open', active: true, isPublished: true },
	...{ heading: title, title, jobPosition: title, jobPost: title, name: person, fullName: person, userName: person },
	...{ firstName: person, lastName: label, authorName: person, deletedBy: person, organization: place },
	...{
		jobLocation: place,
		applicantLocation: place,
		jobTypeDescription: label,
		categoryName: label,
		tags: { 1: label },
	},
	...{ message: paragraph, selectedDepartmentId: 1, applications: 2, erasedApplications: 0, priorityBlog: 1 },
	...{ email: 'a@b.example', emailId: 'a@b.example', phoneNo: '919847012345', mobileNumber: '919847012345' },
	...{ publishAt: null, unpublishAt: null, startsAt: null, date: '2026-03-02', publishedDate: '2026-03-02' },
	...{ startDate: '2026-03-02', dueDate: '2026-04-02', timeZone: 'Asia/Kolkata', noticePeriod: 'Immediate' },
	...{ roles: ['Admin'], lastSignInAt: null, hasFactor: false },
	...{
		reference: 'K7M-4QX',
		department: label,
		departmentId: 1,
		owner: { id: 1, fullName: person },
		arrivedBy: 'mail',
	},
	...{ stages: { new: 2 }, opinions: [{ person: { id: 1, fullName: person }, opinion: 'yes' }], isRead: false },
	...{ experienceStated: true, origin: null, erasedOn: '2026-09-30', erasureAskedAt: null, jobPostId: 1 },
	...{ excerpt: paragraph, waitingSince: at, wakesAt: null, updatedAt: at },
	...{ applicantExperience: 3, file: label, fileSize: 1_024 },
	...{ createdAt: at, createddate: at, deletedAt: at, dueAt: at },
}

const drafts = {
	ofNew: {
		content: [{ draftVersion: '7.1', itemId: null, title, createdBy: person, updatedBy: label, updatedAt: at }],
		totalElements: 1,
		totalPages: 1,
	},
	ofItems: [],
	scheduled: [],
}

const loaderData = {
	loaded: { rows: { content: [row], totalElements: 1, totalPages: 1, counts: {} }, failure: null },
	...{ drafts, kind: 'news', isAdmin: true, readsApplications: true },
	departments: { 1: label },
	types: { 1: label },
	categories: [{ categoryId: 1, categoryName: label }],
	labels: { categories: [{ categoryId: 1, categoryName: label }], tags: [{ tagsId: 1, tagsName: label }] },
	jobs: [{ id: 1, jobPosition: title, jobLocation: place }],
	people: [{ id: 1, fullName: person, userName: person }],
}

async function open(Page: unknown, path: string) {
	const Component = Page as ComponentType<{ loaderData: unknown }>
	const element = (
		<ToastProvider>
			<Component loaderData={loaderData} />
		</ToastProvider>
	)
	const router = createMemoryRouter([{ path: '/list', element }], { initialEntries: [path] })
	onTestFinished(() => router.dispose())
	rendered(<RouterProvider router={router} />)
	// Parts of the page load when they are needed.
	await act(() => vi.dynamicImportSettled())
}

test.each([
	['blogs', blogs, [title, person, label]],
	['case studies', caseStudies, [title, label]],
	['news', news, [title]],
	['events', events, [title]],
	['flyers', flyers, [title]],
	['whitepapers', whitepapers, [title]],
	['careers', careers, [title, place, label]],
	['applications', applications, [person, title, place]],
	['contact requests', enquiries, [person, place, label]],
	['users', users, [person]],
	['the trash', trash, [title, person]],
])('Arabic and Hebrew text runs from right to left for staff: the list of %s', async (_, page, texts) => {
	await open(page.default, `/list?search=${label}&location=${place}&status=active`)
	for (const text of texts) expect(document.body.textContent).toContain(text)
	expect(misplacedTexts(document.body.innerHTML)).toEqual([])
})

test.each([
	['an application', applications, 'application=1'],
	['a contact request', enquiries, 'request=1'],
])('Arabic and Hebrew text runs from right to left for staff: the dialog of %s', async (_, page, query) => {
	await open(page.default, `/list?${query}`)
	const dialog = document.querySelector('[role="dialog"]')
	expect(dialog?.textContent).toContain(person)
	expect(misplacedTexts(document.body.innerHTML)).toEqual([])
})

test('the line about an action quotes a title in its own direction', () => {
	const result = { batch: null, done: [1], refused: [{ id: 2, title, reason: 'It has changed.', code: 'write.stale' }] }
	const outcome = outcomeOf(descriptions.news, 'publish', [{ id: 1, title: label }], result)
	const router = createMemoryRouter([{ path: '/', element: <OutcomeLine outcome={outcome} loading={false} /> }])
	onTestFinished(() => router.dispose())
	rendered(<RouterProvider router={router} />)
	expect(document.body.textContent).toContain(`“${label}” published.`)
	expect(misplacedTexts(document.body.innerHTML)).toEqual([])
})

test('a compared text has the direction of the article', () => {
	const html = `<p>${paragraph}</p><ul><li>${item}</li></ul><pre>${label}</pre><p>Plain</p><p dir="rtl">DMS</p>`
	// In happy-dom DOMPurify loses the first element.
	rendered(<MarkedHtml html={`<hr>${html}`} marks={[]} side="before" files={{}} />)
	const directions = [...document.querySelectorAll<HTMLElement>('.article *')].map(({ dir }) => dir)
	expect(directions).toEqual(['auto', 'rtl', 'auto', 'ltr', 'auto', 'rtl'])
})

test('fields for free text take the direction of what is typed; numbers and addresses do not', () => {
	rendered(
		<>
			<TextField label="Title" />
			<TextField label="Search" type="search" />
			<TextArea label="Message" />
			<TextField label="Url" inputMode="url" />
			<TextField label="E-mail" type="email" />
			<TextField label="Mobile" type="tel" inputMode="numeric" />
		</>,
	)
	const fields = [...document.querySelectorAll<HTMLElement>('input, textarea')]
	expect(fields.map((field) => field.getAttribute('dir'))).toEqual(['auto', 'auto', 'auto', null, null, null])
})

test('each block of the editor takes the direction of what is typed', () => {
	const editor = openTestEditor(
		`<h2>${title}</h2><p>${paragraph}</p><ul><li>${item}</li></ul><blockquote><p>${place}</p></blockquote>`,
	)
	const blocks = [...(editor.getRootElement()?.children ?? [])] as HTMLElement[]
	expect(blocks.map(({ dir }) => dir)).toEqual(['auto', 'auto', 'auto', 'auto'])
})

/** In happy-dom DOMPurify loses the first element. */
function editorWithTable(html: string) {
	const editor = openTestEditor()
	registerTables(editor)
	editor.update(() => void $setHtml(`<hr>${html}`), { discrete: true })
	const dir = () => editor.getRootElement()?.querySelector('table')?.closest<HTMLElement>('[dir]')?.dir
	return { editor, dir }
}

test.each([
	[
		'Arabic text, whose first column visitors see on the right',
		`<table><tr><td>${place}</td><td>2</td></tr></table>`,
		'rtl',
	],
	['Latin text', `<table><tr><td>1</td><td>Kochi ${place}</td></tr></table>`, 'ltr'],
	['the text that says it', `<table dir="rtl"><tr><td>Kochi</td><td>2</td></tr></table>`, 'rtl'],
	['numbers only', '<table><tr><td>1</td></tr></table>', 'auto'],
])('a table of the editor has the direction of %s', (_, html, dir) => {
	expect(editorWithTable(html).dir()).toBe(dir)
})

test('a table of the editor turns with the first letter that is typed into it', () => {
	const { editor, dir } = editorWithTable('<table><tr><td>1</td></tr></table>')
	const type = (text: string) =>
		editor.update(() => $getRoot().getAllTextNodes()[0]?.setTextContent(text), { discrete: true })
	type('Kochi')
	expect(dir()).toBe('ltr')
	type(place)
	expect(dir()).toBe('rtl')
})
