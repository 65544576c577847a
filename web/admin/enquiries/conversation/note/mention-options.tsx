import type { DeskPeople } from '#contracts/enquiries/desk.ts'
import { classNames } from '#web/ui/class-names.ts'

export const mentionId = (listId: string, place: number) => `${listId}-${place}`

type Props = { id: string; people: DeskPeople; active: number; onChoose: (person: DeskPeople[number]) => void }

/** The colleagues above the note. The focus stays in the note. */
export const MentionOptions = ({ id, people, active, onChoose }: Props) => (
	<div
		id={id}
		role="listbox"
		aria-label="Colleagues"
		className="absolute start-0 bottom-full z-30 max-h-72 w-72 max-w-full overflow-y-auto rounded-md border border-line bg-surface p-1 shadow-light"
	>
		{people.map((person, place) => (
			// biome-ignore lint/a11y/useKeyWithClickEvents: the note handles the keys
			<div
				key={person.id}
				id={mentionId(id, place)}
				role="option"
				tabIndex={-1}
				aria-selected={place === active}
				// The focus stays in the note.
				onMouseDown={(event) => event.preventDefault()}
				onClick={() => onChoose(person)}
				className={classNames(
					'flex min-h-11 cursor-default flex-wrap items-center gap-x-2 rounded-sm px-2.5 py-1.5 text-sm hover:bg-sunken',
					place === active && 'bg-brand-soft text-brand-strong',
				)}
			>
				<bdi className="font-medium wrap-anywhere">{person.fullName}</bdi>
				<bdi className="text-xs wrap-anywhere">{`@${person.userName}`}</bdi>
			</div>
		))}
	</div>
)
