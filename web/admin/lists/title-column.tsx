import type { Column } from '#web/ui/data-table.tsx'

/** The title or the name of a row. */
export const RowTitle = ({ text }: { text: string }) => (
	<b dir="auto" className="block font-semibold">
		{text}
	</b>
)

export const titleColumn: Column<{ title: string }> = {
	key: 'title',
	header: 'Title',
	cell: ({ title }) => <RowTitle text={title} />,
}
