// @vitest-environment happy-dom
import { act, type ReactNode } from 'react'
import { type DefaultValues, type FieldValues, type UseFormReturn, useForm } from 'react-hook-form'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { signIn } from '#tests/support/pages/session.ts'
import { JobSide } from '#web/admin/careers/job-side.tsx'
import { newJob } from '#web/admin/careers/job-values.ts'
import { CaseStudySide } from '#web/admin/case-studies/case-study-side.tsx'
import { newCaseStudy } from '#web/admin/case-studies/case-study-values.ts'
import { ToastProvider } from '#web/ui/toast.tsx'
import { typeInto } from './blogs/type-into.ts'
import { button, click, rendered, words } from './items/compare/rendered.ts'

const submitted = vi.fn()
beforeEach(signIn)
afterEach(() => {
	vi.unstubAllGlobals()
	submitted.mockClear()
})

/** Answers the calls by the last part of their path. */
function answering(answers: Record<string, unknown>) {
	vi.stubGlobal('fetch', async (asked: RequestInfo | URL) => {
		const path = new URL(asked instanceof Request ? asked.url : String(asked), 'http://localhost').pathname
		return Response.json(answers[path.split('/').at(-1) ?? ''] ?? null)
	})
}

/** The side of a page's form. */
function Held<Values extends FieldValues>(props: {
	values: DefaultValues<Values>
	side: (form: UseFormReturn<Values>) => ReactNode
}) {
	const form = useForm<Values>({ defaultValues: props.values })
	return (
		<ToastProvider>
			<form onSubmit={submitted}>{props.side(form)}</form>
		</ToastProvider>
	)
}

async function name(noun: string, text: string) {
	click(button(`New ${noun}`))
	typeInto(document.querySelector<HTMLInputElement>('[role="dialog"] input'), text)
	await act(async () => button('Save')?.click())
	await act(async () => {})
}

const chosenIn = (field: string) =>
	[...document.querySelectorAll('select')].find(({ name }) => name === field)?.selectedOptions[0]?.textContent

test('a category that is added in the form of case studies is chosen, and the form is not saved', async () => {
	answering({
		checkIfCategoryNameExists: false,
		savecategory: { categoryId: 9, categoryName: 'Shipyards', version: 1 },
	})
	rendered(
		<Held values={newCaseStudy()} side={(form) => <CaseStudySide form={form} caseStudy={null} categories={[]} />} />,
	)
	await name('category', 'Shipyards')
	await vi.waitFor(() => expect(chosenIn('categoryId')).toBe('Shipyards'))
	expect(document.querySelector('[role="dialog"]')).toBeNull()
	expect(submitted).not.toHaveBeenCalled()
})

test('a category that exists is refused in its dialog', async () => {
	answering({ checkIfCategoryNameExists: false, savecategory: false })
	rendered(
		<Held values={newCaseStudy()} side={(form) => <CaseStudySide form={form} caseStudy={null} categories={[]} />} />,
	)
	await name('category', 'Shipyards')
	await vi.waitFor(() =>
		expect(words()).toContain('Category with categoryname Shipyards Already exists.Hence cannot be saved.'),
	)
	expect(chosenIn('categoryId')).toBe('Select a category')
})

test('Admin adds job types in the form of jobs', async () => {
	answering({ savejobtype: 4 })
	const side = (isAdmin: boolean) => (form: UseFormReturn<ReturnType<typeof newJob>>) => (
		<JobSide form={form} job={null} types={{ 2: 'Internship' }} isAdmin={isAdmin} />
	)
	rendered(<Held values={newJob()} side={side(true)} />)
	await name('job type', 'Apprenticeship')
	await vi.waitFor(() => expect(chosenIn('jobTypeId')).toBe('Apprenticeship'))
	expect(submitted).not.toHaveBeenCalled()
})

test('people without the role do not see the button', () => {
	rendered(<Held values={newJob()} side={(form) => <JobSide form={form} job={null} types={{}} isAdmin={false} />} />)
	expect(button('New job type')).toBeUndefined()
})
