import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { z } from 'zod/mini'
import { invitation, type MailPerson, mailPerson, mostCopied } from '#contracts/desks/conversation.ts'
import { jsonOf } from '#contracts/shared/json.ts'
import { jsonText } from '#worker/data/json-value.ts'
import { textKeyOf } from './messages-table.ts'

const text = z.catch(z.string(), '')
const people = z.catch(z.array(mailPerson), () => [])
const addresses = z.catch(z.array(z.string()), () => [])

/**
 * The column `mail` of a message: what stands above the text of a received mail, and whom a reply goes to besides. A damaged
 * field is empty.
 */
const fields = z.object({
	subject: text,
	/** The subject, if it is another one than before in the conversation. */
	newSubject: text,
	/** Who else got a mail, and whom it asks to answer. Own addresses are left out. */
	copied: people,
	invitation: z.catch(z.nullable(invitation), null),
	/** Who gets a copy of a reply; null: nobody has chosen. */
	copiedTo: z.catch(z.nullable(z.array(z.string())), null),
	/** Whether a reply quotes what it answers. */
	quotes: z.catch(z.boolean(), true),
	/** The addresses that a copy did not reach. */
	failed: addresses,
})
const mailFacts = z.catch(fields, () => fields.parse({}))
export type MailFacts = z.infer<typeof fields>

export const mailFactsOf = (stored: string | null): MailFacts => mailFacts.parse(jsonOf(stored))

export const storedMailFacts = (facts: Partial<MailFacts>): string => JSON.stringify(facts)

export const newSubjectIn = (mail: SQLWrapper) => jsonText(mail, '$.newSubject')

/** The column as JSON, as an expression; a damaged one is empty. */
export const storedFactsIn = (mail: SQLWrapper): SQL => sql`case when json_valid(${mail}) then ${mail} else '{}' end`

/** Adds an address to those that a copy did not reach, as an expression for an update. */
export function withFailed(mail: SQLWrapper, address: string): SQL {
	const facts = storedFactsIn(mail)
	return sql`json_set(${facts}, '$.failed', json_insert(coalesce(${facts} -> '$.failed', '[]'), '$[#]', ${address}))`
}

/** People by their addresses, each once and without these, as many as are kept. */
export function peopleWithout(people: readonly MailPerson[], isLeftOut: (address: string) => boolean): MailPerson[] {
	const byAddress = new Map(people.map((person) => [person.address.toLowerCase(), person]))
	return [...byAddress.values()].filter(({ address }) => !isLeftOut(address)).slice(0, mostCopied)
}

/** The key by which a message is searched: its text, and for a mail its subject and all its addresses. */
export function messageKeyOf({ text, mail }: { text: string; mail: string | null }): string {
	const { subject, copied, copiedTo } = mailFactsOf(mail)
	const people = copied.flatMap(({ name, address }) => [name, address])
	return textKeyOf([text, subject, ...people, ...(copiedTo ?? [])].filter(Boolean).join('\n'))
}
