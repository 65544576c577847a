import { numbersTo } from './grow-publishables.ts'

const enquiries = 50_000
const messagesEach = 3
/** Rows of a statement. */
const rowsAtOnce = 10_000

/** In minutes. Half of the enquiries arrived in the last nine months. */
const threeYears = 1_576_800

/** Of 200 enquiries one is new, three are open, ten wait, four are spam, and the others are done. */
const state = `case when n % 200 = 0 then 'new' when n % 200 < 4 then 'open' when n % 200 < 14 then 'waiting'
	when n % 200 < 18 then 'spam' else 'done' end`
const createdAt = `strftime('%Y-%m-%dT%H:%M:%fZ', 'now', printf('-%d minutes', 1.0 * n * n / (1.0 * ${enquiries} * ${enquiries}) * ${threeYears}))`

/** Fills the desk with 50,000 enquiries of three years and 150,000 messages, whose texts are those of the demo. */
export async function growConversations(db: D1Database): Promise<void> {
	await db
		.prepare(
			`${numbersTo(enquiries)} insert into enquiries (name, organization, department_id, email_id, phone_no, message,
				search_key, message_key, created_at, updated_at, state, owner_id, waiting_since, origin)
			select name, organization, department, email, phone, message, search_key, message_key, at, at, state,
				iif(state = 'new', null, owner), iif(state in ('new', 'open'), at, null), origin
			from (select old.name, old.organization || ' ' || n as organization, 1 + n % 6 as department, old.email_id as email,
				old.phone_no as phone, old.message, old.search_key || ' ' || n as search_key, old.message_key,
				${createdAt} as at, ${state} as state, 1 + n % 11 as owner, old.origin
				from numbers join enquiries as old on old.id = 1 + n % 40)`,
		)
		.run()
	for (let from = 0; from < enquiries; from += rowsAtOnce)
		await db
			.prepare(
				`${numbersTo(messagesEach)} insert into enquiry_messages (enquiry_id, kind, at, author_id, text, text_key, delivery)
				select enquiries.id, iif(n = 1, 'reply', iif(n = 2, 'received', 'note')),
					strftime('%Y-%m-%dT%H:%M:%fZ', enquiries.created_at, '+' || (n * 5) || ' hours'), iif(n = 2, null, 1 + enquiries.id % 11),
					old.message || ' ' || other.message, old.message_key || ' ' || other.message_key, iif(n = 1, 'handed-over', null)
				from enquiries join numbers join enquiries as old on old.id = 1 + (enquiries.id + n * 7) % 40
					join enquiries as other on other.id = 1 + (enquiries.id * 3 + n) % 40
				where enquiries.id > 100 and enquiries.id between ? and ?`,
			)
			.bind(from + 1, from + rowsAtOnce)
			.run()
}
