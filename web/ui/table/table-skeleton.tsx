import { classNames } from '../class-names.ts'

const rows = ['a', 'b', 'c', 'd', 'e', 'f']
const bar = 'block h-4 rounded-sm bg-sunken motion-safe:animate-pulse'

/** Bars in place of rows, as high as these. */
export function TableSkeleton({ columns, isLined }: { columns: number; isLined: boolean }) {
	return rows.map((row) => (
		<tr key={row} className={isLined ? 'max-tablet:flex max-tablet:h-22 max-tablet:items-center' : 'max-tablet:block'}>
			{Array.from({ length: columns }, (_, index) => (
				<td
					// biome-ignore lint/suspicious/noArrayIndexKey: the bars are all the same
					key={index}
					className={classNames(
						'border-line px-3 tablet:border-t max-tablet:px-4',
						isLined
							? 'max-tablet:flex-1 max-tablet:not-first:hidden tablet:h-13.5'
							: 'py-3.5 max-tablet:block max-tablet:py-1.5',
					)}
				>
					<span className={bar} />
				</td>
			))}
		</tr>
	))
}
