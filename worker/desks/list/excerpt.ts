import { type SQL, sql } from 'drizzle-orm'
import type { Desk } from '../desk.ts'
import { newSubjectIn } from '../mail-facts.ts'

/** In characters. */
export const excerptLength = 160

/** The beginning of what the visitor wrote last, after a subject that is new, as an expression for a query over subjects. */
export const excerptOf = ({ subjects, messages, beginning }: Desk): SQL<string> =>
	sql`substr(coalesce((select coalesce(nullif(${newSubjectIn(messages.mail)}, '') || ': ', '') || ${messages.text} from ${messages}
		where ${messages.subjectId} = ${subjects.id} and ${messages.kind} = 'received'
		order by ${messages.at} desc, ${messages.id} desc limit 1), ${beginning}), 1, ${excerptLength})`
