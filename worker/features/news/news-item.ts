import { newsForm } from '#contracts/content/news.ts'
import { companyToday } from '#contracts/shared/company-time.ts'
import { fileRules } from '#contracts/shared/uploads.ts'
import type { ItemKind } from '#worker/editing/item-kind.ts'
import { validForm } from '#worker/files/multipart.ts'
import { titleKeyOf } from '#worker/publishing/publishable.table.ts'
import { news } from './news.table.ts'
import { shownNews } from './news-snapshot.ts'
import { readNews } from './read-news.ts'
import { saveNews } from './save-news.ts'

/** News for drafts, history and trash. */
export const newsItemKind: ItemKind = {
	name: 'news',
	table: news,
	scheduled: { table: news, title: news.title, published: news.isPublished },
	notFound: 'news.not-found',
	form: newsForm,
	idField: 'id',
	publishedField: 'isPublished',
	titleField: 'title',
	htmlField: null,
	labels: {},
	inCopy: (now) => ({ publishedDate: companyToday(now) }),
	files: { thumbnailImage: { rule: fileRules.picture, changed: 'hasThumbnailImageChanged' } },
	tables: [{ table: news, derived: titleKeyOf }],
	read: readNews,
	rowsOf: shownNews,
	check: (db, sent) => validForm(db, newsForm, sent),
	async save(db, bindings, sent, editor) {
		return saveNews(db, bindings, await validForm(db, newsForm, sent), editor)
	},
}
