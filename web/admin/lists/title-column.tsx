import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { sizedAddress } from '#contracts/content/picture-sizes.ts'
import { classNames } from '#web/ui/class-names.ts'
import type { Column } from '#web/ui/data-table.tsx'

type Props = {
	text: string
	/** The form or the panel of the row. */
	to?: string
	/** Gets the focus back when a panel closes. */
	id?: string
	/** The address of the row's picture; null if the row has none. */
	picture?: string | null
	/** Whether it stands out less, as one that was read. */
	isQuiet?: boolean
	/** A second line, such as the author. Phones show it in the line about the row. */
	detail?: ReactNode
}

/**
 * The title or the name of a row, on one line. The keyboard focus shows a long title whole. Each line is as wide
 * as its text, so that a text from right to left begins at the edge of its column, too.
 */
export const RowTitle = ({ text, to, id, picture, isQuiet = false, detail }: Props) => (
	<span className="flex min-w-0 items-center gap-3">
		{picture !== undefined && <Thumbnail address={picture} />}
		<span className="min-w-0 flex-1">
			<span className="relative block h-5.5">
				{to === undefined ? (
					<b dir="auto" title={text} className="block w-fit max-w-full truncate font-semibold">
						{text}
					</b>
				) : (
					<Link
						to={to}
						id={id}
						dir="auto"
						title={text}
						className={classNames(link, isQuiet ? 'font-normal' : 'font-semibold')}
					>
						{text}
					</Link>
				)}
			</span>
			{detail && (
				<span dir="auto" className="block w-fit max-w-full truncate text-xs text-muted max-tablet:hidden">
					{detail}
				</span>
			)}
		</span>
	</span>
)

const link = classNames(
	'block w-fit max-w-full truncate underline-offset-4 hover:underline',
	'focus-visible:absolute focus-visible:inset-x-0 focus-visible:top-0 focus-visible:z-10 focus-visible:rounded-sm',
	'focus-visible:bg-surface focus-visible:wrap-anywhere focus-visible:whitespace-normal focus-visible:shadow-light',
)

const size = { width: 54, height: 36 }

function Thumbnail({ address }: { address: string | null }) {
	const looks = 'h-9 w-13.5 shrink-0 rounded-sm bg-sunken object-cover max-tablet:hidden'
	if (address === null) return <span aria-hidden="true" className={looks} />
	return (
		<img
			src={sizedAddress(address, { width: 160, format: 'webp' })}
			alt=""
			loading="lazy"
			{...size}
			className={looks}
		/>
	)
}

export type TitledRow = { id: number; title: string; thumbnailImage: string }

/** The column of the title, which leads to the form. `editPath` makes its address. */
export const titleColumn = (editPath: (id: number) => string): Column<TitledRow> => ({
	key: 'title',
	header: 'Title',
	cell: ({ id, title, thumbnailImage }) => <RowTitle text={title} to={editPath(id)} picture={thumbnailImage} />,
})
