import { ItemDate } from '#web/site/publishing/item-date.tsx'
import { classNames } from '#web/ui/class-names.ts'

export const Byline = ({
	authorName,
	date,
	className,
}: {
	authorName: string
	date: string | null
	className?: string
}) => (
	<p className={classNames('flex flex-col gap-x-2 text-sm tablet:flex-row tablet:flex-wrap', className)}>
		<span dir="auto" className="font-semibold">
			{authorName}
		</span>
		{date && (
			<>
				<span aria-hidden="true" className="max-tablet:hidden">
					·
				</span>
				<ItemDate date={date} />
			</>
		)}
	</p>
)
