// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { describeCaseStudy } from '#web/admin/case-studies/case-study-check.ts'
import { type CaseStudyValues, newCaseStudy } from '#web/admin/case-studies/case-study-values.ts'
import { aFile, lacksOf, pictureOf } from '../publish-check/described.ts'

const described = (values: Partial<CaseStudyValues>) =>
	describeCaseStudy({ ...newCaseStudy(), ...values }, null, pictureOf)

test('a case study lacks a picture at first, and a date where it was removed', () => {
	expect(lacksOf(described({}))).toEqual(['picture'])
	expect(lacksOf(described({ publishedDate: '', thumbnailImage: aFile }))).toEqual(['date'])
})

test('a case study is described by its text', () => {
	const { page } = described({ title: 'Eleven minutes', description: 'A bank opens accounts.' })
	expect(page?.facts).toMatchObject({ title: 'Eleven minutes | Case studies', description: 'A bank opens accounts.' })
})
