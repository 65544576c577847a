import { asFile, pdfOf } from '../../files/sample-files.ts'
import { aPicture, type Publishable } from './publishable.ts'

export const aPdf = (text = 'Six figures', name = 'Six figures.pdf') => asFile(pdfOf(text), name, 'application/pdf')

const shared = {
	paging: 'pageSize',
	filter: 'isPublished',
	flag: 'isPublished',
	search: 'title',
	id: 'id',
	title: 'title',
	form: () => ({
		title: 'One customer in six figures',
		description: 'What a data platform does all day.',
		isPublished: 'true',
		thumbnailImage: aPicture(),
		file: aPdf(),
	}),
	picture: {
		part: 'thumbnailImage',
		changed: 'hasThumbnailImageChanged',
		wrongType: 'Please upload only image files (e.g., JPG, PNG).',
		width: 800,
		height: 450,
	},
} as const satisfies Partial<Publishable>

/** The calls of flyers. */
export const flyerCalls: Publishable = {
	...shared,
	role: 'Flyers',
	table: 'flyers',
	section: 'flyers',
	base: '/api/flyerscontroller',
	save: 'saveflyer',
	list: 'listallflyers',
	details: (id) => ({ path: `fetchflyersbyid/${id}`, method: 'GET' }),
	notFound: 'flyer.not-found',
	publicBase: '/api/public/flyerscontroller',
	publicList: { path: 'listAllPublishedFlyers', method: 'GET' },
}

/** The calls of whitepapers. */
export const whitepaperCalls: Publishable = {
	...shared,
	role: 'WhitePapers',
	table: 'whitepapers',
	section: 'whitepapers',
	base: '/api/whitepaperscontroller',
	save: 'savewhitepaper',
	list: 'listallwhitepapers',
	details: (id) => ({ path: `fetchwhitepapersbyid/${id}`, method: 'GET' }),
	notFound: 'whitepaper.not-found',
	publicBase: '/api/public/whitepaperscontroller',
	publicList: { path: 'listAllPublishedWhitePapers', method: 'GET' },
}
