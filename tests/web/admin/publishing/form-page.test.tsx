// @vitest-environment happy-dom
import { act, type ReactNode, useRef, useState, useSyncExternalStore } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { button, click, rendered, words } from '#tests/web/admin/items/compare/rendered.ts'
import { PdfField } from '#web/admin/file-fields/pdf-field.tsx'
import { SettingsGroup } from '#web/admin/publishing/form/settings-group.tsx'
import { FormPage } from '#web/admin/publishing/form-page.tsx'
import { TextField } from '#web/ui/field.tsx'
import { ToastProvider } from '#web/ui/toast.tsx'
import { editorOf, formEditor, saveButton, saveName } from './form-editor.ts'
import { setWindowWidth } from './window-width.ts'

type Options = {
	isNew?: boolean
	hasDraft?: boolean
	titleIsWrong?: boolean
	groupIsWrong?: boolean
	panel?: ReactNode
}

let calls: string[] = []
const noted = (call: string) => () => void calls.push(call)
let refuse = () => {}
let correct = () => {}

function Page({ isNew = false, hasDraft = false, titleIsWrong = false, groupIsWrong = false, panel }: Options) {
	const element = useRef<HTMLFormElement>(null)
	const [editor] = useState(() => ({ ...editorOf(hasDraft ? '17.4' : null), compare: noted('compare') }))
	const [refusals, setRefusals] = useState(0)
	refuse = () => setRefusals(refusals + 1)
	const [isCorrected, setCorrected] = useState(false)
	correct = () => setCorrected(true)
	const error = refusals > 0 ? 'This is required' : undefined
	const form = formEditor(editor, {
		element,
		refusals,
		refusal: error ? 'Please fill out all required fields.' : null,
		...(isNew && { item: null, saved: null, savedTitle: '', label: 'Save' as const }),
		state: useSyncExternalStore(editor.subscribe, editor.state),
		saveAndAdd: noted('save and add'),
		saveDraft: async () => void calls.push('save draft'),
		back: noted('back'),
		discard: async () => void calls.push('discard'),
	})
	return (
		<FormPage
			title="Edit news"
			editor={form}
			edited={isNew ? null : { updatedAt: '2026-03-02T10:00:00.000Z', updatedBy: 'Yusra Haddadin', version: 3 }}
			panel={panel}
			side={
				<SettingsGroup title="Publishing">
					<TextField label="Date" error={error} />
					<details>
						<summary>Schedule</summary>
						<TextField label="Publish at" error={groupIsWrong ? error : undefined} />
					</details>
				</SettingsGroup>
			}
		>
			<TextField label="Title" required error={titleIsWrong && !isCorrected ? error : undefined} />
			<PdfField
				label="PDF"
				required
				value={null}
				current={null}
				error={titleIsWrong && !isCorrected ? error : undefined}
				onChange={() => {}}
			/>
		</FormPage>
	)
}

function shown(width: number, options: Options = {}, address = '/') {
	setWindowWidth(width)
	const page = (
		<ToastProvider>
			<Page {...options} />
		</ToastProvider>
	)
	rendered(
		<RouterProvider router={createMemoryRouter([{ path: '*', element: page }], { initialEntries: [address] })} />,
	)
}

const settingsButton = () => button('Settings') as HTMLElement
const region = () => document.getElementById(settingsButton().getAttribute('aria-controls') ?? '') as HTMLElement
const isOpen = () => settingsButton().getAttribute('aria-expanded') === 'true'
const named = (label: string) => document.querySelector<HTMLElement>(`[aria-label="${label}"]`) ?? undefined
const field = (label: string) =>
	[...document.querySelectorAll('label')].find(({ textContent }) => textContent?.replace('*', '') === label)?.control ??
	null

/** The width, in pixels, below which a class hides a button. */
const hidesBelow = {
	'max-tablet:hidden': 768,
	'max-[75rem]:hidden': 1200,
	'max-[90rem]:hidden': 1440,
	'max-[105rem]:hidden': 1680,
}
const isHidden = ({ classList }: Element) =>
	Object.entries(hidesBelow).some(([name, width]) => classList.contains(name) && window.innerWidth < width)

/** The buttons of the bar without More and Settings. */
const bar = () =>
	[...document.querySelectorAll('[data-lower-bar] > button')]
		.filter((one) => !isHidden(one))
		.map((one) => (one === saveButton() ? saveName() : one.textContent))
		.filter((name) => name !== '' && name !== 'Settings')

function openMenu(): string[] {
	act(() => named('More')?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true })))
	return [...document.querySelectorAll('[role="menuitem"]')].map(({ textContent }) => textContent ?? '')
}
const choose = (item: string) =>
	click([...document.querySelectorAll<HTMLElement>('[role="menuitem"]')].find((one) => one.textContent === item))

beforeEach(() => {
	calls = []
})
afterEach(() => {
	localStorage.clear()
	vi.unstubAllGlobals()
})

describe('the settings', () => {
	test('are a region with a name, which the button opens and closes; the browser remembers it', () => {
		shown(1280)
		expect(document.getElementById(region().getAttribute('aria-labelledby') ?? '')?.textContent).toBe('Settings')
		expect(region().textContent).toContain('Last changed by Yusra Haddadin')
		expect(isOpen()).toBe(true)
		click(settingsButton())
		expect(isOpen()).toBe(false)
		expect(region().className).toContain('desktop:hidden')
		expect(localStorage.getItem('form-settings')).toBe('closed')
		click(settingsButton())
		expect(isOpen()).toBe(true)
		expect(localStorage.getItem('form-settings')).toBe('open')
	})

	test('are closed in the next form if they were closed, and closing them from inside returns the focus', () => {
		localStorage.setItem('form-settings', 'closed')
		shown(1280)
		expect(isOpen()).toBe(false)
		click(settingsButton())
		click(named('Close settings'))
		expect(isOpen()).toBe(false)
		expect(document.activeElement).toBe(settingsButton())
	})

	test('open for a refused field in them, which gets the focus, and can be closed again', () => {
		localStorage.setItem('form-settings', 'closed')
		shown(1280)
		act(() => refuse())
		expect(isOpen()).toBe(true)
		expect(document.activeElement).toBe(field('Date'))
		expect(localStorage.getItem('form-settings'), 'nobody chose it').toBe('closed')
		click(named('Close settings'))
		expect(isOpen()).toBe(false)
		act(() => refuse())
		expect(isOpen()).toBe(true)
	})

	test('open beside a refused field of the text, which comes first', () => {
		localStorage.setItem('form-settings', 'closed')
		shown(1280, { titleIsWrong: true })
		act(() => refuse())
		expect(isOpen()).toBe(true)
		expect(document.activeElement).toBe(field('Title'))
	})

	test('replace the preview if the first refused field is in them', () => {
		sessionStorage.setItem('open-preview', 'yes')
		// The preview waits for its address.
		vi.stubGlobal('fetch', () => new Promise(() => {}))
		shown(1280, { hasDraft: true })
		expect(named('Preview')).toBeDefined()
		act(() => refuse())
		expect(named('Preview')).toBeUndefined()
		expect(document.activeElement).toBe(field('Date'))
	})

	test('take the focus for a refused field of theirs in a narrow window, too', () => {
		shown(820)
		act(() => refuse())
		expect(document.activeElement).toBe(field('Date'))
	})

	test('follow the fields in a narrow window, where the button goes to them', () => {
		shown(820)
		expect(settingsButton().hasAttribute('aria-expanded')).toBe(false)
		click(settingsButton())
		expect(document.activeElement?.getAttribute('aria-labelledby')).toBeTruthy()
		expect(localStorage.getItem('form-settings')).toBeNull()
	})

	test('have a panel above them', () => {
		shown(1280, { panel: 'Nothing is missing' })
		expect(region().querySelector('aside')?.textContent).toBe('Nothing is missing')
	})
})

describe('the notice of a refused save', () => {
	const alert = () => document.querySelector('[role="alert"]')
	const names = () => [...(alert()?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent)

	test('says the sentence, then the name of each wrong field in the order of the form, without its marks', () => {
		shown(1280, { titleIsWrong: true })
		act(() => refuse())
		expect(alert()?.textContent).toMatch(/^Please fill out all required fields\./)
		expect(names()).toEqual(['Title', 'PDF', 'Date'])
	})

	test('is as long as fields are wrong', () => {
		shown(1280, { titleIsWrong: true })
		act(() => refuse())
		act(() => correct())
		expect(names()).toEqual(['Date'])
	})

	test('leads to a field: the text, a file, and a setting whose drawer is closed or covered by the preview', () => {
		sessionStorage.setItem('open-preview', 'yes')
		// The preview waits for its address.
		vi.stubGlobal('fetch', () => new Promise(() => {}))
		shown(1280, { titleIsWrong: true })
		act(() => refuse())
		click(button('PDF'))
		expect(document.activeElement?.textContent).toContain('Choose PDF')
		click(button('Title'))
		expect(document.activeElement).toBe(field('Title'))
		expect(named('Preview'), 'the preview stays beside the text').toBeDefined()
		expect(isOpen(), 'it covers the settings').toBe(false)
		click(button('Date'))
		expect(named('Preview')).toBeUndefined()
		expect(isOpen()).toBe(true)
		expect(document.activeElement).toBe(field('Date'))
	})

	test('opens the group of a field', () => {
		shown(820, { groupIsWrong: true })
		act(() => refuse())
		click(button('Publish at'))
		expect(document.querySelector('details')?.open).toBe(true)
		expect(document.activeElement).toBe(field('Publish at'))
	})
})

describe('the bar', () => {
	test.each([
		[1680, ['Preview', 'Back', 'Discard changes', 'Save draft', 'Save to live page']],
		[1280, ['Preview', 'Back', 'Save draft', 'Save to live page']],
		[820, ['Back', 'Save to live page']],
		[390, ['Save to live page']],
	])('has at %d px the buttons %j, and the others in its menu', (width, buttons) => {
		shown(width, { hasDraft: true })
		expect(bar()).toEqual(buttons)
		const all = ['Preview', 'History', 'Compare with live', 'Duplicate', 'Save draft', 'Save and add another']
		expect(openMenu()).toEqual([...all, 'Discard changes', 'Back'].filter((name) => !buttons.includes(name)))
	})

	test('of a new item offers Save and add another, and Save draft in its menu only: the draft is kept by itself', () => {
		shown(1680, { isNew: true })
		expect(bar().filter((name) => name?.startsWith('Save'))).toEqual(['Save and add another', 'Save'])
		expect(button('Discard changes')?.hasAttribute('disabled')).toBe(true)
		for (const name of ['Save and add another', 'Back']) click(button(name))
		openMenu()
		choose('Save draft')
		expect(calls).toEqual(['save and add', 'back', 'save draft'])
	})

	test.each([
		['Save and add another', 'save and add'],
		['Compare with live', 'compare'],
		['Save draft', 'save draft'],
		['Back', 'back'],
	])('does what %s in its menu says', (item, call) => {
		shown(390, { hasDraft: true })
		openMenu()
		choose(item)
		expect(calls).toEqual([call])
	})

	test('says that the draft of a link is gone, which a new form without a link does not', () => {
		const text = 'The draft of this link is not here any more'
		shown(1280, { isNew: true })
		expect(document.body.textContent).not.toContain(text)
		shown(1280, { isNew: true }, '/?draft=17')
		expect(document.body.textContent).toContain(text)
	})

	test('asks before it discards a draft', () => {
		shown(390, { hasDraft: true })
		openMenu()
		choose('Discard changes')
		expect(words()).toContain('The live page stays as it is.')
		expect(calls).toEqual([])
		click(button('Discard'))
		expect(calls).toEqual(['discard'])
	})
})
