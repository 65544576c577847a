import { aPicture, type Publishable } from './publishable.ts'

/** The calls of news. */
export const newsCalls: Publishable = {
	role: 'NewsAdmin',
	table: 'news',
	section: 'news',
	base: '/api/newscontroller',
	save: 'savenewsdetails',
	list: 'listnewsdetails',
	paging: 'size',
	filter: 'isPublished',
	flag: 'isPublished',
	search: 'title',
	id: 'id',
	title: 'title',
	details: (id) => ({ path: `fetchnewsdetailsbyid?id=${id}`, method: 'POST' }),
	notFound: 'news.not-found',
	publicBase: '/api/public/newscontroller',
	publicList: { path: 'getNewsByIsPublished', method: 'POST', body: { size: 100, isPublished: false } },
	form: () => ({
		title: 'A new office in Thrissur',
		description: 'Eleven colleagues moved in on Monday.',
		url: 'https://www.company.example/about',
		publishedDate: '2026-03-02',
		isPublished: 'true',
		thumbnailImage: aPicture(),
	}),
	picture: {
		part: 'thumbnailImage',
		changed: 'hasThumbnailImageChanged',
		wrongType: 'Please upload only image files (e.g., JPG, PNG).',
		width: 800,
		height: 450,
	},
}
