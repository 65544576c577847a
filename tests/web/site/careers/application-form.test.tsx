import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { questionsOfEachKind } from '#tests/support/builders/careers/questions.ts'
import { careersAddress } from '#web/content/careers-address.ts'
import { applicationFields } from '#web/site/careers/apply-form/application-fields.ts'
import { ApplicationForm } from '#web/site/careers/apply-form/application-form.tsx'
import { AskingIsland } from '#web/site/careers/apply-form/question-fields.tsx'
import { ToastProvider } from '#web/ui/toast.tsx'

const html = renderToString(
	<ToastProvider>
		<ApplicationForm job={{ id: 7, jobPosition: 'Archive Engineer' }} retentionDays={90} />
	</ToastProvider>,
)
const values = (attribute: string) =>
	[...html.matchAll(new RegExp(` ${attribute}="([^"]*)"`, 'gi'))].map(([, value]) => value)

test('the document carries no style attribute, which the policy would block', () => {
	expect(html).not.toContain(' style="')
})

test('every id is used once, and every referenced id exists', () => {
	const ids = values('id')
	expect(new Set(ids).size).toBe(ids.length)
	const pointers = [...values('for'), ...values('aria-labelledby'), ...values('aria-describedby')]
	expect(pointers.flatMap((value = '') => value.split(' ')).filter((id) => !ids.includes(id))).toEqual([])
})

test('there are eight fields, each with its name, and nothing can be sent or chosen before the page is alive', () => {
	expect(values('name')).toEqual(applicationFields)
	expect(applicationFields).toHaveLength(7)
	expect(html.match(/type="file"/g)).toHaveLength(1)
	const buttons = html.match(/<button[^>]*>/g) ?? []
	expect(buttons).toHaveLength(2)
	for (const button of buttons) expect(button).toContain(' disabled=""')
})

test('browsers are told what belongs into each field', () => {
	const controls = [...html.matchAll(/<(?:input|select)[^>]*>/g)].map(([control]) => control)
	const fillIns = controls.flatMap((control) => {
		const [name, fillIn] = ['name', 'autoComplete'].map((each) => new RegExp(` ${each}="([^"]*)"`).exec(control)?.[1])
		return name && fillIn ? [[name, fillIn]] : []
	})
	expect(fillIns).toEqual([
		['firstName', 'given-name'],
		['lastName', 'family-name'],
		['email', 'email'],
		['mobileNumber', 'tel'],
		['applicantExperience', 'off'],
		['applicantLocation', 'address-level2'],
	])
})

test('the notice periods are seven', () => {
	expect([...html.matchAll(/<option[^>]*>([^<]*)/g)].map(([, text]) => text)).toEqual([
		'Select a period',
		'Immediate',
		'Less than 15 days',
		'1 month',
		'2 months',
		'3 months',
		'More than 3 months',
		'Serving notice period',
	])
})

test('it says how long an application is kept, and where to ask for its erasure', () => {
	const text = html.replace(/<!-- -->/g, '')
	expect(text).toContain('We erase both 90 days after the closing date.')
	expect(text).toContain(`href="mailto:${careersAddress}"`)
	expect(text).toMatch(/href="\/PrivacyPolicy"[^>]*>privacy policy</)
})

test('without script there is an address to write to, with the position as subject', () => {
	const [, withoutScript = ''] = /<noscript>(.*?)<\/noscript>/s.exec(html) ?? []
	expect(withoutScript).toContain(`mailto:${careersAddress}?subject=Application%3A%20Archive%20Engineer%20(7)`)
})

test('a job with questions has their fields, as text, and names them for mails', () => {
	const [first, ...others] = questionsOfEachKind
	const questions = [{ ...first, words: '<b>Why</b> עִבְרִית?' }, ...others] as typeof questionsOfEachKind
	const asking = renderToString(
		<AskingIsland job={{ id: 7, jobPosition: 'Archive Engineer' }} retentionDays={90} questions={questions} />,
	)
	for (const { id } of questions) expect(asking).toContain(` name="answers.${id}"`)
	expect(asking).toContain('<bdi>&lt;b&gt;Why&lt;/b&gt; עִבְרִית?</bdi>')
	const [, byMail] = asking.split('<noscript>')
	expect(byMail).toContain('<bdi>When can you start?</bdi>')
	expect(byMail?.replaceAll('<!-- -->', '')).toContain('<bdi> (Now, Later)</bdi>')
	expect(html).not.toContain('answers.')
})
