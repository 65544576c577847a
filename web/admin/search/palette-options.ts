import {
	CircleUserRound,
	FileUser,
	Globe,
	Inbox,
	Keyboard,
	LogOut,
	type LucideIcon,
	Monitor,
	Moon,
	Plus,
	Sun,
	Trash2,
	User,
} from 'lucide-react'
import { enquiryStateNames } from '#contracts/enquiries/desk-states.ts'
import { type ItemKindName, itemKinds, kindFacts } from '#contracts/items/kinds.ts'
import type { FoundItem, SearchAnswer } from '#contracts/operations/search.ts'
import { searchGroups } from '#contracts/search/site-search.ts'
import { capitalised } from '#contracts/shared/capitalised.ts'
import { containsWords } from '#contracts/shared/search-key.ts'
import type { Theme } from '#web/document/theme-script.tsx'
import { landingItem, openingHref, type StaffMenuGroup } from '../frame/menu.ts'
import { trashPath } from '../items/item-paths.ts'
import { type ItemState, itemState } from '../publishing/item-state.ts'
import { applicationHref, enquiryHref } from '../row-hrefs.ts'

type Command = { command: 'logout' | 'shortcuts' } | { command: 'theme'; theme: Theme }

/** A line of the palette: a link, or a command. `text` and `note` hold words of people. `isOutside`: not of the back office. */
export type Option = {
	key: string
	icon: LucideIcon | null
	text: string
	note?: string | null
	/** A word of ours, such as the kind of an item. */
	sort?: string
	state?: ItemState
} & ({ href: string; isOutside?: boolean } | Command)

export type OptionGroup = {
	heading: string
	options: Option[]
	/** These are results for an earlier text. They are shown and cannot be chosen. */
	isEarlier: boolean
}

type Local = { pages: Option[]; commands: Option[]; icons: ReadonlyMap<string, LucideIcon> }

/** The pages and commands for the sections of a user. They need no server. */
export function localOptions(groups: readonly StaffMenuGroup[]): Local {
	const items = groups.flatMap((group) => group.items)
	const icons = new Map(items.map(({ section, icon }) => [section, icon]))
	const kinds = itemKinds.filter((kind) => icons.has(kind))
	return {
		icons,
		pages: [
			{ key: 'overview', icon: landingItem.icon, text: landingItem.label, href: landingItem.href },
			...items.map((item) => ({ key: item.href, icon: item.icon, text: item.label, href: openingHref(item) })),
			{ key: 'account', icon: CircleUserRound, text: 'Account', href: '/Admin/Account' },
		],
		commands: [
			...kinds.map((kind) => ({
				key: `add ${kind}`,
				icon: Plus,
				text: `Add ${kindFacts[kind].noun}`,
				href: kindFacts[kind].addPath,
			})),
			...kinds.map((kind) => ({
				key: `trash ${kind}`,
				icon: Trash2,
				text: `Trash of ${kindFacts[kind].label.toLowerCase()}`,
				href: trashPath(kind),
			})),
			{ key: 'light', icon: Sun, text: 'Light theme', command: 'theme', theme: 'light' },
			{ key: 'dark', icon: Moon, text: 'Dark theme', command: 'theme', theme: 'dark' },
			{ key: 'system', icon: Monitor, text: 'Theme of the system', command: 'theme', theme: 'system' },
			{ key: 'shortcuts', icon: Keyboard, text: 'Shortcuts', command: 'shortcuts' },
			{ key: 'logout', icon: LogOut, text: 'Sign out', command: 'logout' },
		],
	}
}

const withWords = (options: readonly Option[], searched: string) =>
	options.filter(({ text }) => containsWords(text, searched))

type Found = { titles: SearchAnswer | null; texts: SearchAnswer | null; isEarlier: boolean }

/** The groups of the palette for a text: pages and commands, then titles, people, the website, and texts. */
export function groupsFor(
	searched: string,
	{ pages, commands, icons }: Local,
	{ titles, texts, isEarlier }: Found,
	mailDomain?: string,
): OptionGroup[] {
	const itemOption = (item: FoundItem) => ({ ...optionOf(item), icon: icons.get(item.kind) ?? null })
	const isEmpty = searched.trim() === ''
	const byTitle = titles?.items ?? []
	const known = new Set(byTitle.map(keyOf))
	const local = [
		{ heading: 'Pages', options: isEmpty ? pages : withWords(pages, searched) },
		{ heading: 'Commands', options: isEmpty ? commands : withWords(commands, searched) },
	]
	const found = [
		...itemKinds.map((kind) => ({
			heading: kindFacts[kind].label,
			options: byTitle.filter((item) => item.kind === kind).map(itemOption),
		})),
		{ heading: 'Users', options: (titles?.people ?? []).map((person) => personOption(person, mailDomain)) },
		{ heading: 'Contact requests', options: (titles?.enquiries ?? []).map(enquiryOption) },
		{ heading: 'Received applications', options: (titles?.applications ?? []).map(applicationOption) },
		{ heading: 'On the website', options: (titles?.site ?? []).map(siteOption) },
		{
			heading: 'In texts',
			options: (texts?.items ?? [])
				.filter((item) => !known.has(keyOf(item)))
				.map((item) => ({ ...itemOption(item), sort: capitalised(kindFacts[item.kind].noun) })),
		},
	]
	return [
		...local.map((group) => ({ ...group, isEarlier: false })),
		...found.map((group) => ({ ...group, isEarlier })),
	].filter(({ options }) => options.length > 0)
}

const keyOf = ({ kind, id, draftId }: FoundItem) => `${kind} ${id ?? `draft ${draftId}`}`

const formOf = (kind: ItemKindName, { id, draftId }: FoundItem) =>
	id === null ? `${kindFacts[kind].addPath}?draft=${draftId}` : `${kindFacts[kind].editPath}/${id}`

function optionOf(item: FoundItem): Omit<Option, 'icon'> & { href: string } {
	const { kind, id, title, excerpt, state, publishAt, hasDraft, changesAt } = item
	const saved = id === null ? null : { state, publishAt }
	return {
		key: keyOf(item),
		text: title || 'Untitled',
		note: excerpt,
		state: itemState({ saved, hasDraft, changesAt }),
		href: formOf(kind, item),
	}
}

const personOption = (
	{ id, userName, fullName, email }: SearchAnswer['people'][number],
	mailDomain: string | undefined,
): Option => ({
	key: `user ${id}`,
	icon: User,
	text: fullName,
	note: mailDomain ? `${userName} · ${email}@${mailDomain}` : userName,
	href: `/Admin/Users?search=${encodeURIComponent(userName)}`,
})

const enquiryOption = ({
	id,
	name,
	organization,
	department,
	reference,
	state,
}: SearchAnswer['enquiries'][number]): Option => ({
	key: `enquiry ${id}`,
	icon: Inbox,
	text: name,
	note: [enquiryStateNames[state], reference, organization, department].filter(Boolean).join(' · '),
	href: enquiryHref(id),
})

const applicationOption = ({ id, name, jobPost }: SearchAnswer['applications'][number]): Option => ({
	key: `application ${id}`,
	icon: FileUser,
	text: name,
	note: jobPost,
	href: applicationHref(id),
})

const siteOption = ({ group, title, path, page, excerpt }: SearchAnswer['site'][number]): Option => ({
	key: `site ${path}`,
	icon: Globe,
	text: title,
	note: excerpt,
	sort: page === null ? searchGroups[group] : `${searchGroups[group]}, page ${page}`,
	href: path,
	isOutside: true,
})
