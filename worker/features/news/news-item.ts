import { newsForm } from '#contracts/content/news.ts'
import { companyToday } from '#contracts/shared/company-time.ts'
import { fileRules } from '#contracts/shared/uploads.ts'
import { itemKind } from '#worker/editing/item-kind.ts'
import { titleKeyOf } from '#worker/publishing/publishable.table.ts'
import { shownRow } from '#worker/publishing/shown-values.ts'
import { news, newsFieldColumns } from './news.table.ts'
import { readNews } from './read-news.ts'
import { saveNews } from './save-news.ts'

export const newsItemKind = itemKind('news', newsFieldColumns, {
	form: newsForm,
	rules: { thumbnailImage: fileRules.picture },
	labels: {},
	inCopy: (now) => ({ publishedDate: companyToday(now) }),
	tables: [{ table: news, derived: titleKeyOf }],
	read: readNews,
	// A half-typed address leads nowhere.
	rowsOf: (draft, base) => [shownRow(newsFieldColumns, newsForm, draft, base, { url: '#' })],
	save: saveNews,
})
