import { holdsSection } from '#contracts/auth/roles.ts'
import { itemKinds } from '#contracts/items/kinds.ts'
import { mostFound, type SearchAnswer, type SearchQuestion } from '#contracts/operations/search.ts'
import { searchedWords } from '#contracts/shared/search-key.ts'
import type { Database } from '#worker/data/db.ts'
import { causeOf } from '#worker/http/cause.ts'
import type { Bindings, Staff } from '#worker/http/request-context.ts'
import { within } from '#worker/http/time-limit.ts'
import { searchHiring } from '../applications/desk/hiring-desk.queries.ts'
import { searchEnquiries } from '../enquiries/enquiries.queries.ts'
import { kinds } from '../item-kinds.ts'
import { searchPagesAndFiles } from '../site-search/site-search.ts'
import { searchUsers } from '../users/users.queries.ts'
import { searchDrafts, searchItemTexts, searchTitles } from './search-items.ts'

const timeLimitMs = 2_000

type Options = {
	permissions: Staff['permissions']
	bindings: Pick<Bindings, 'ASSETS' | 'MAIL_DOMAIN' | 'ORIGIN'>
	now?: Date
	timeoutMs?: number
}

/** Finds what the user may open by words, each group in its own time, so that a slow one holds up no other. */
export async function search(
	db: Database,
	{ text, in: place }: SearchQuestion,
	{ permissions, bindings, now = new Date(), timeoutMs = timeLimitMs }: Options,
): Promise<SearchAnswer> {
	const nothing = { items: [], people: [], enquiries: [], applications: [], site: [], more: false }
	if (searchedWords(text).length === 0) return nothing
	let more = false
	async function newest<Found>(find: () => Promise<Found[]>): Promise<Found[]> {
		try {
			const found = await within(timeoutMs, find)
			if (found.length > mostFound) more = true
			return found.slice(0, mostFound)
		} catch (error) {
			if (causeOf(error) !== 'TIMEOUT') throw error
			more = true
			return []
		}
	}
	const wanted = itemKinds.filter((kind) => holdsSection(permissions, kind))
	if (place === 'texts') {
		const found = wanted.map((kind) => newest(() => searchItemTexts(db, kinds[kind], text, now)))
		return { ...nothing, items: (await Promise.all(found)).flat(), more }
	}
	const inSection = <Found>(section: 'users' | 'enquiries' | 'applications', find: () => Promise<Found[]>) =>
		holdsSection(permissions, section) ? newest(find) : []
	const [drafts, site, people, enquiries, applications, ...saved] = await Promise.all([
		newest(() => searchDrafts(db, wanted, text)),
		newest(() => searchPagesAndFiles(db, bindings, text, now)),
		inSection('users', () => searchUsers(db, text, bindings.MAIL_DOMAIN)),
		inSection('enquiries', () => searchEnquiries(db, text)),
		inSection('applications', () => searchHiring(db, text)),
		...wanted.map((kind) => newest(() => searchTitles(db, kinds[kind], text, now))),
	])
	return { items: [...saved.flat(), ...drafts], people, enquiries, applications, site, more }
}
