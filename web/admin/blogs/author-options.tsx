import { UserRound } from 'lucide-react'
import type { BlogAuthor } from '#contracts/content/blogs.ts'
import { classNames } from '#web/ui/class-names.ts'

type Props = {
	id: string
	authors: readonly BlogAuthor[]
	/** The place of the active option, or -1. */
	active: number
	onChoose: (author: BlogAuthor) => void
}

export const optionId = (listId: string, place: number) => `${listId}-${place}`

/** The suggestions below the field. The focus stays in the field. */
export const AuthorOptions = ({ id, authors, active, onChoose }: Props) => (
	<div
		id={id}
		role="listbox"
		aria-label="Earlier authors"
		className="absolute inset-x-0 top-full z-30 mt-1 max-h-80 overflow-y-auto rounded-md border border-line bg-surface p-1 shadow-light"
	>
		{authors.map((author, place) => (
			// biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys
			<div
				key={author.authorName}
				id={optionId(id, place)}
				role="option"
				tabIndex={-1}
				aria-selected={place === active}
				// The focus stays in the field.
				onMouseDown={(event) => event.preventDefault()}
				onClick={() => onChoose(author)}
				className={classNames(
					'flex min-h-11 cursor-default items-center gap-3 rounded-sm px-2.5 py-1.5 hover:bg-sunken',
					place === active && 'bg-brand-soft text-brand-strong',
				)}
			>
				{author.profile ? (
					<img
						src={author.profile.url}
						alt=""
						width={32}
						height={32}
						className="size-8 shrink-0 rounded-full bg-sunken"
					/>
				) : (
					<span className="flex size-8 shrink-0 items-center justify-center rounded-full bg-sunken text-muted">
						<UserRound aria-hidden="true" className="size-4" />
					</span>
				)}
				<span dir="auto" className="min-w-0 wrap-anywhere">
					{author.authorName}
				</span>
			</div>
		))}
	</div>
)
