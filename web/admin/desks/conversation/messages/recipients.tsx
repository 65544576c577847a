import type { MailPerson } from '#contracts/desks/conversation.ts'
import { Fold } from '../fold.tsx'

type Props = {
	/** "To: you, ", or "Copy to: ". */
	lead: string
	people: readonly MailPerson[]
}

/** More would push the text out of sight. */
const mostShown = 3

/** Who else got a mail, in a line that folds if it is long. */
export function Recipients({ lead, people }: Props) {
	if (people.length === 0) return null
	if (people.length <= mostShown)
		return (
			<p className="text-xs text-muted">
				<span>{lead}</span>
				<Names people={people} />
			</p>
		)
	return (
		<Fold className="text-xs! text-muted" summary={<span>{`${lead}${people.length} others`}</span>}>
			<p className="ps-5">
				<Names people={people} />
			</p>
		</Fold>
	)
}

const Names = ({ people }: { people: readonly MailPerson[] }) =>
	people.map(({ name, address }, place) => (
		<span key={address} className="wrap-anywhere">
			{place > 0 && <span>, </span>}
			{name && <bdi className="text-ink">{name}</bdi>}
			{name && <span> </span>}
			<bdi>{name ? `<${address}>` : address}</bdi>
		</span>
	))
