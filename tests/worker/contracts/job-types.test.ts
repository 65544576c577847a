import { expect, test } from 'vitest'
import { jobTypeForm } from '#contracts/careers/job-types.ts'
import { messagesByField } from '#worker/http/validate.ts'

test('a job type has a visible name, and one of the employment types or its stored one', () => {
	expect(jobTypeForm.parse({ name: ' Freelance ' })).toMatchObject({
		id: null,
		name: 'Freelance',
		employmentType: null,
	})
	expect(jobTypeForm.parse({ name: 'Freelance', employmentType: 'CONTRACTOR' }).employmentType).toBe('CONTRACTOR')
	const said = (form: object) => messagesByField(jobTypeForm.safeParse(form).error?.issues ?? [])
	expect(said({})).toEqual({ name: 'Job type name is required' })
	expect(said({ name: 'a\u200bb' })).toEqual({ name: 'Contains line breaks or invisible characters' })
	expect(said({ name: 'Freelance', employmentType: 'FREELANCE' })).toEqual({
		employmentType: 'Choose a kind of employment from the list',
	})
})
