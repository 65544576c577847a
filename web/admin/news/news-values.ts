import type { z } from 'zod/mini'
import { type NewsDetails, newsFields, type newsForm } from '#contracts/content/news.ts'
import { companyToday } from '#contracts/shared/company-time.ts'
import { emptyValues, loadedValues } from '../publishing/form-values.ts'

export type NewsValues = z.input<typeof newsForm>

export const newNews = (): NewsValues => emptyValues('news', newsFields, { publishedDate: companyToday() })

export const valuesOf = (news: NewsDetails): NewsValues => loadedValues('news', newsFields, news)
