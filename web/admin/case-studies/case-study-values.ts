import type { z } from 'zod/mini'
import { type CaseStudyDetails, caseStudyFields, type caseStudyForm } from '#contracts/content/case-studies.ts'
import { companyToday } from '#contracts/shared/company-time.ts'
import type { PictureSlot } from '../pictures/picture-slot.ts'
import { emptyValues, loadedValues } from '../publishing/form-values.ts'

export type CaseStudyValues = z.input<typeof caseStudyForm>

export const newCaseStudy = (): CaseStudyValues =>
	emptyValues('caseStudies', caseStudyFields, { publishedDate: companyToday() })

export const valuesOf = (caseStudy: CaseStudyDetails): CaseStudyValues =>
	loadedValues('caseStudies', caseStudyFields, caseStudy)

export const pictureSlot: PictureSlot = { width: 1434, height: 956, exact: false, maxBytes: 70 * 1024 }

/** The hint about a picture's height. Other heights are accepted. */
export const heightHint = (height: number | null): string =>
	height === null || height === pictureSlot.height
		? 'At most 70 KB.'
		: `This picture is ${height} pixels high. It can be saved, but ${pictureSlot.height} look best.`
