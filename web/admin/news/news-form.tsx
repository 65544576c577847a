import { type NewsDetails, newsFields, newsForm } from '#contracts/content/news.ts'
import { messages } from '#contracts/shared/messages.ts'
import { answerOf } from '#web/api.ts'
import { TextArea, TextField } from '#web/ui/field.tsx'
import { partsOf } from '../forms/form-data.ts'
import { flatShape } from '../items/drafts/form-content.ts'
import { PublishCheck } from '../publish-check/publish-check.tsx'
import { SettingsGroup } from '../publishing/form/settings-group.tsx'
import { FormPage } from '../publishing/form-page.tsx'
import type { FormProps } from '../publishing/form-route.tsx'
import { ItemPictureField, storedThumbnail, thumbnail } from '../publishing/item-picture-field.tsx'
import { listPictureSlot } from '../publishing/picture-slots.ts'
import { PublishedField } from '../publishing/published-field.tsx'
import { useItemForm } from '../publishing/use-item-form.tsx'
import { ScheduleFields } from '../schedule/schedule-fields.tsx'
import { schedule } from '../schedule/schedule-values.ts'
import { newsApi } from '../staff-api.ts'
import { describeNews } from './news-check.ts'
import { newsDescription } from './news-description.ts'
import { type NewsValues, newNews, valuesOf } from './news-values.ts'

const image = { ...thumbnail, label: 'Image' } as const

const shape = flatShape<NewsValues>(newsFields)

type Props = FormProps<NewsDetails>

/** Adds news (null) or edits it. */
export function NewsForm({ item: news, draft, onStartOver }: Props) {
	const { form, editor } = useItemForm<NewsValues>({
		description: newsDescription,
		item: news,
		draft,
		shape,
		schema: newsForm,
		initial: news ? valuesOf(news) : newNews(),
		save: (values) => answerOf(newsApi.savenewsdetails.$post({ form: partsOf(values) })),
		messages: { saved: messages.newsSaved, failed: messages.saveFailed },
		onStartOver,
	})
	const { register } = form
	const { errors } = form.formState

	return (
		<FormPage
			title={news ? 'Edit news' : 'Add news'}
			editor={editor}
			edited={news}
			side={
				<>
					<SettingsGroup title="Publishing">
						<PublishedField {...register('isPublished')} />
						<ScheduleFields form={form} names={schedule} />
						<TextField
							label="Date"
							type="date"
							help="Defaults to today."
							error={errors.publishedDate?.message}
							{...register('publishedDate')}
						/>
					</SettingsGroup>
					<SettingsGroup title="Picture">
						<ItemPictureField
							form={form}
							names={image}
							label={image.label}
							required
							slot={listPictureSlot}
							current={storedThumbnail(news)}
						/>
					</SettingsGroup>
					<PublishCheck form={form} describe={(values, pictureOf) => describeNews(values, news, pictureOf)} />
				</>
			}
		>
			<TextField label="Title" required error={errors.title?.message} {...register('title')} />
			<TextArea
				label="Description"
				required
				rows={5}
				error={errors.description?.message}
				{...register('description')}
			/>
			<TextField
				label="Url"
				inputMode="url"
				required
				help="Link to the full article: a web address, or a path of this site such as /blog."
				error={errors.url?.message}
				{...register('url')}
			/>
		</FormPage>
	)
}
