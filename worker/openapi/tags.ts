import { itemKinds, kindFacts } from '#contracts/items/kinds.ts'

/** The tag of each part of the API, by the part's name in the path. */
const tagsByPart: Record<string, string> = {
	authcontroller: 'Sign-in',
	fetchusername: 'Sign-in',
	changepassword: 'Sign-in',
	saveowndetails: 'Sign-in',
	...Object.fromEntries(itemKinds.map((kind) => [`${kind.toLowerCase()}controller`, kindFacts[kind].label])),
	attachment: 'Events',
	casestudycategoriescontroller: 'Case studies',
	contactuscontroller: 'Contact',
	enquirydeskcontroller: 'Contact',
	hiringdeskcontroller: 'Applications',
	usercontroller: 'Users',
	itemscontroller: 'Drafts and history',
	auditcontroller: 'Administration',
	dashboardcontroller: 'Administration',
	operationscontroller: 'Administration',
	searchcontroller: 'Administration',
	media: 'Files',
	health: 'Service',
	'openapi.json': 'Service',
	'.well-known': 'Service',
}

export const tags = [...new Set(Object.values(tagsByPart))].map((name) => ({ name }))

/** Throws for a part without a tag. */
export function tagOf(path: string): string {
	const [part = ''] = path.replace(/^\/(api\/)?(public\/)?/, '').split('/')
	const tag = tagsByPart[part]
	if (!tag) throw new Error(`${path} has no tag: add its part of the path to worker/openapi/tags.ts`)
	return tag
}

/** A unique name for generated clients: `/api/blogscontroller/fetchblogsbyid/:id` becomes `blogsFetchblogsbyidId`. */
export function operationIdOf(path: string): string {
	const words = path
		.replace(/^\/(api\/)?/, '')
		.replaceAll('controller', '')
		.split(/[^A-Za-z0-9]+/)
		.filter((word) => word !== '')
	return words.map((word, index) => (index === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1))).join('')
}
