// @vitest-environment happy-dom
import { act } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { beforeEach, expect, test, vi } from 'vitest'
import { signIn } from '#tests/support/pages/session.ts'
import { describeCaseStudy } from '#web/admin/case-studies/case-study-check.ts'
import { type CaseStudyValues, newCaseStudy } from '#web/admin/case-studies/case-study-values.ts'
import { describeNews } from '#web/admin/news/news-check.ts'
import { type NewsValues, newNews } from '#web/admin/news/news-values.ts'
import { PublishCheck } from '#web/admin/publish-check/publish-check.tsx'
import { brand } from '#web/content/brand.ts'
import { button, click, rendered, words } from '../items/compare/rendered.ts'

/** The server's answer to a call. */
const checkLinks = vi.fn<typeof fetch>()

beforeEach(() => {
	vi.useFakeTimers()
	signIn()
	checkLinks.mockReset()
	vi.stubGlobal('fetch', checkLinks)
	return () => {
		vi.unstubAllGlobals()
		vi.useRealTimers()
	}
})

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
/** The list of pages is loaded on demand. */
const linksChecked = () => act(() => vi.dynamicImportSettled())
const summary = () => document.querySelector('summary')?.textContent
const news = () => document.querySelector('[aria-live]')?.textContent

function open() {
	const details = document.querySelector('details')
	if (!details) throw new Error('There is no panel')
	act(() => {
		details.open = true
		details.dispatchEvent(new Event('toggle'))
	})
}

const wholeStudy = {
	title: 'Eleven minutes',
	description: 'A cooperative bank opens an account in eleven minutes, at each of its 43 counters.',
}

function showCaseStudy(values: Partial<CaseStudyValues> = {}): UseFormReturn<CaseStudyValues> {
	let shown: UseFormReturn<CaseStudyValues> | undefined
	function Form() {
		const form = useForm<CaseStudyValues>({ defaultValues: { ...newCaseStudy(), ...wholeStudy, ...values } })
		shown = form
		return (
			<form>
				<input {...form.register('title')} />
				<textarea {...form.register('description')} />
				<PublishCheck form={form} describe={(read, pictureOf) => describeCaseStudy(read, null, pictureOf)} />
			</form>
		)
	}
	rendered(<Form />)
	if (!shown) throw new Error('The form is not there')
	return shown
}

function showNews(url: string): void {
	function Form() {
		const form = useForm<NewsValues>({ defaultValues: { ...newNews(), url } })
		return <PublishCheck form={form} describe={(read, pictureOf) => describeNews(read, null, pictureOf)} />
	}
	rendered(<Form />)
}

test('the panel is closed at first and counts its hints', async () => {
	showCaseStudy()
	expect(summary()).toBe('Publish check')
	await wait(600)
	expect(document.querySelector('details')?.open).toBe(false)
	expect(summary()).toBe('Publish check: 1 hint')
	expect(words()).not.toContain('The data for search engines')
})

test('it follows the form half a second after the last change, and announces another count', async () => {
	const form = showCaseStudy()
	await wait(600)
	expect(news()).toBe('')
	act(() => form.setValue('description', 'Short.'))
	await wait(400)
	act(() => form.setValue('description', 'Too short.'))
	await wait(400)
	expect(summary()).toBe('Publish check: 1 hint')
	await wait(200)
	expect(summary()).toBe('Publish check: 2 hints')
	expect(news()).toBe('Publish check: 2 hints')
})

test('each hint leads to its field', async () => {
	showCaseStudy({ description: 'Short.' })
	await wait(600)
	open()
	expect(words()).toContain('The description has 6 characters.')
	click(button('Show'))
	await wait(20)
	expect(document.activeElement?.getAttribute('name')).toBe('description')
})

test('an open panel shows how Google, LinkedIn and WhatsApp will show the page', async () => {
	showCaseStudy()
	await wait(600)
	open()
	expect([...document.querySelectorAll('figcaption')].map((each) => each.textContent)).toEqual([
		'Google',
		'LinkedIn',
		'WhatsApp',
	])
	expect(words()).toContain(`Eleven minutes | Case studies | ${brand.name}`)
	expect([...document.querySelectorAll('img')].map((each) => each.getAttribute('src'))).toEqual([
		'/share/case-study.jpg',
		'/share/case-study.jpg',
	])
})

test('a kind without a page says where it appears', async () => {
	showNews('https://paper.example/story')
	await wait(600)
	expect(summary()).toBe('Publish check: nothing to improve')
	open()
	expect(words()).toContain('It has no page of its own: it appears within /news.')
	expect(checkLinks).not.toHaveBeenCalled()
})

test('a dead link is a hint', async () => {
	checkLinks.mockImplementation(async () => Response.json(['/EventsView/9']))
	showNews('/EventsView/9')
	await wait(600)
	await linksChecked()
	expect(summary()).toBe('Publish check: 1 hint')
	const [path, init] = checkLinks.mock.lastCall ?? []
	expect([path, init?.body]).toEqual([
		'/api/itemscontroller/news/checklinks',
		JSON.stringify({ paths: ['/EventsView/9'] }),
	])
})

test('a link check that fails is no hint, and is said below the hints', async () => {
	checkLinks.mockRejectedValue(new TypeError('offline'))
	showNews('/EventsView/9')
	await wait(600)
	open()
	await linksChecked()
	expect(words()).toContain('The links to this site could not be checked.')
	expect(summary()).toBe('Publish check: nothing to improve')
})
