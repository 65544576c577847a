import type { z } from 'zod/mini'
import type { CaseStudyDetails, caseStudyForm } from '#contracts/content/case-studies.ts'
import { companyToday } from '#contracts/shared/company-time.ts'
import type { PictureSlot } from '../pictures/picture-slot.ts'
import { noTimes, timesOf } from '../schedule/schedule-values.ts'

export type CaseStudyValues = z.input<typeof caseStudyForm>

export const newCaseStudy = (): CaseStudyValues => ({
	id: null,
	title: '',
	description: '',
	categoryId: '',
	challenges: '',
	benefits: '',
	thumbnailImage: null,
	thumbnailAlt: '',
	hasThumbnailImageChanged: false,
	pdfAttachment: null,
	hasPdfAttachmentChanged: false,
	isPublished: false,
	...noTimes,
	publishedDate: companyToday(),
	version: null,
})

export const valuesOf = (caseStudy: CaseStudyDetails): CaseStudyValues => ({
	...newCaseStudy(),
	id: caseStudy.id,
	title: caseStudy.title,
	description: caseStudy.description,
	categoryId: String(caseStudy.categoryId),
	challenges: caseStudy.challenges,
	benefits: caseStudy.benefits,
	thumbnailAlt: caseStudy.thumbnailAlt,
	isPublished: caseStudy.isPublished,
	...timesOf(caseStudy),
	publishedDate: caseStudy.publishedDate,
	version: caseStudy.version,
})

export const pictureSlot: PictureSlot = { width: 1434, height: 956, exact: false, maxBytes: 70 * 1024 }

/** The hint about a picture's height. Other heights are accepted. */
export const heightHint = (height: number | null): string =>
	height === null || height === pictureSlot.height
		? 'At most 70 KB.'
		: `This picture is ${height} pixels high. It can be saved, but ${pictureSlot.height} look best.`
