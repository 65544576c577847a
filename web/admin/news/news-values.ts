import type { z } from 'zod/mini'
import type { NewsDetails, newsForm } from '#contracts/content/news.ts'
import { companyToday } from '#contracts/shared/company-time.ts'
import { noTimes, timesOf } from '../schedule/schedule-values.ts'

export type NewsValues = z.input<typeof newsForm>

export const newNews = (): NewsValues => ({
	id: null,
	title: '',
	description: '',
	url: '',
	publishedDate: companyToday(),
	isPublished: false,
	...noTimes,
	thumbnailImage: null,
	thumbnailAlt: '',
	hasThumbnailImageChanged: false,
	version: null,
})

export const valuesOf = (news: NewsDetails): NewsValues => ({
	id: news.id,
	title: news.title,
	description: news.description,
	url: news.url,
	publishedDate: news.publishedDate,
	isPublished: news.isPublished,
	...timesOf(news),
	thumbnailImage: null,
	thumbnailAlt: news.thumbnailAlt,
	hasThumbnailImageChanged: false,
	version: news.version,
})
