// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest'
import { jobFields } from '#contracts/careers/careers.ts'
import { blogFields } from '#contracts/content/blog-form.ts'
import { caseStudyFields } from '#contracts/content/case-studies.ts'
import { documentFields } from '#contracts/content/documents.ts'
import { newsFields } from '#contracts/content/news.ts'
import type { ItemValues } from '#contracts/items/drafts.ts'
import type { ItemKindName } from '#contracts/items/kinds.ts'
import { oddValues } from '#tests/support/builders/items/odd-values.ts'
import { describeBlog } from '#web/admin/blogs/blog-check.ts'
import { type BlogValues, newBlog } from '#web/admin/blogs/blog-values.ts'
import { describeJob } from '#web/admin/careers/job-check.ts'
import { type JobValues, newJob } from '#web/admin/careers/job-values.ts'
import { stateByDates } from '#web/admin/careers/state-by-dates.ts'
import { describeCaseStudy } from '#web/admin/case-studies/case-study-check.ts'
import { type CaseStudyValues, newCaseStudy } from '#web/admin/case-studies/case-study-values.ts'
import { describeDocument } from '#web/admin/documents/document-check.ts'
import { type DocumentValues, newDocument } from '#web/admin/documents/document-values.ts'
import { describeEvent } from '#web/admin/events/event-check.ts'
import { eventShape } from '#web/admin/events/event-shape.ts'
import { type EventValues, isSkipped, newEvent } from '#web/admin/events/event-values.ts'
import { descriptions } from '#web/admin/item-descriptions.ts'
import { Differences } from '#web/admin/items/compare/differences.tsx'
import { type FormShape, flatShape } from '#web/admin/items/drafts/form-content.ts'
import { describeNews } from '#web/admin/news/news-check.ts'
import { type NewsValues, newNews } from '#web/admin/news/news-values.ts'
import type { CheckedItem } from '#web/admin/publish-check/item.ts'
import { MomentField } from '#web/admin/schedule/moment-field.tsx'
import { incomplete } from '#web/admin/schedule/own-time.ts'
import { renderedUntil } from './compare/rendered.ts'

/** Opens a form with the values of a draft, reads it again for the next draft, and describes it for the publish check. */
type Round = (values: ItemValues) => CheckedItem

function round<Values>(shape: FormShape<Values>, initial: Values, described: (values: Values) => CheckedItem): Round {
	return (values) => {
		const form = shape.valuesOf({ values, files: {}, keys: {} }, initial)
		shape.contentOf(form)
		return described(form)
	}
}

const pictureOf = () => ({ url: 'blob:x', width: 1, height: 1 })
const listedRound = (kind: 'flyers' | 'whitepapers') =>
	round<DocumentValues>(flatShape(documentFields), newDocument(), (values) =>
		describeDocument(kind, values, null, pictureOf),
	)

const rounds: Record<ItemKindName, Round> = {
	blogs: round(flatShape<BlogValues>(blogFields), newBlog(), (values) => describeBlog(values, null, pictureOf)),
	caseStudies: round<CaseStudyValues>(flatShape(caseStudyFields), newCaseStudy(), (values) =>
		describeCaseStudy(values, null, pictureOf),
	),
	news: round<NewsValues>(flatShape(newsFields), newNews(), (values) => describeNews(values, null, pictureOf)),
	flyers: listedRound('flyers'),
	whitepapers: listedRound('whitepapers'),
	events: round<EventValues>(eventShape, newEvent(), (values) => {
		isSkipped(values.timeZone, values.startsAt)
		return describeEvent(values, null, pictureOf)
	}),
	careers: round<JobValues>(flatShape(jobFields), newJob(), (values) => {
		stateByDates(values.startDate, values.dueDate)
		return describeJob(values, null, {})
	}),
}

describe.each(Object.values(descriptions))('$kind', (description) => {
	const { kind, fields } = description
	const allWith = (value: ItemValues[string]): ItemValues =>
		Object.fromEntries(
			fields.flatMap(({ name, alts }) => (alts ? [name, alts] : [name]).map((field) => [field, value])),
		)

	test('a form opens on any stored value, and its publish check describes it', () => {
		for (const value of oddValues) expect(rounds[kind](allWith(value)).kind, JSON.stringify(value)).toBe(kind)
	})

	test('a comparison shows any stored value', () => {
		for (const value of oddValues) {
			const remove = renderedUntil(
				<Differences
					description={description}
					names={{}}
					before={{ label: 'Version 1', values: allWith(value), files: {} }}
					after={{ label: 'Version 2', values: allWith('2026-01-31T10:00:00.000Z'), files: {} }}
				/>,
			)
			expect(document.body.textContent, JSON.stringify(value)).toMatch(/fields? differ|versions are equal/)
			remove()
		}
	})
})

test('a field for a time shows nothing for what is none', () => {
	for (const value of oddValues) {
		const remove = renderedUntil(<MomentField label="Publish at" value={String(value ?? '')} onChange={() => {}} />)
		expect(document.querySelector('input')?.type, JSON.stringify(value)).toBe('datetime-local')
		remove()
	}
})

test('a draft leaves out a time that is half filled in', () => {
	const { values } = flatShape(newsFields).contentOf({ ...newNews(), title: 'A', publishAt: incomplete })
	expect(values).toMatchObject({ title: 'A', unpublishAt: '' })
	expect(values).not.toHaveProperty('publishAt')
})
