import type { DeskPeople } from '#contracts/desks/desk.ts'

const mention = /(?:^|[^\p{L}\p{N}])@([\p{L}\p{N}._|-]*)$/u

/** The name that is typed before the caret after an @; null: the caret is elsewhere. */
export const typedMention = (beforeCaret: string): string | null => mention.exec(beforeCaret)?.[1] ?? null

const mostSuggested = 6

/** The people whose user name, or a word of whose name, begins with a text. */
export function suggestedPeople(people: DeskPeople, typed: string): DeskPeople {
	const start = typed.toLocaleLowerCase()
	const begins = (name: string) => name.toLocaleLowerCase().startsWith(start)
	return people
		.filter(({ userName, fullName }) => begins(userName) || fullName.split(/\s+/).some(begins))
		.slice(0, mostSuggested)
}

/** The text with a person named in place of what is typed before the caret, and the caret after it. */
export function withMention(text: string, caret: number, userName: string): { text: string; caret: number } {
	const start = text.slice(0, caret).lastIndexOf('@')
	const before = `${text.slice(0, start)}@${userName} `
	return { text: before + text.slice(caret).replace(/^ /, ''), caret: before.length }
}
