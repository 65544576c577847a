import type { MissingFile, Size, SlowQuery } from '#contracts/operations/operations.ts'
import { type Column, DataTable } from '#web/ui/data-table.tsx'
import { sizeText } from '#web/ui/files/size-text.ts'
import { Moment } from '../moment.tsx'

const shortFrom = 110

const slowColumns: Column<SlowQuery>[] = [
	{ key: 'statement', header: 'Statement', cell: ({ statement }) => <Statement text={statement} /> },
	{
		key: 'slowest',
		header: 'Slowest',
		cell: ({ slowestMs }) => <span className="whitespace-nowrap">{slowestMs.toLocaleString('en-GB')} ms</span>,
		align: 'end',
	},
	{ key: 'times', header: 'Times', cell: ({ times }) => times.toLocaleString('en-GB'), align: 'end' },
	{ key: 'last', header: 'Last', cell: ({ lastAt }) => <Moment at={lastAt} />, className: 'desktop:whitespace-nowrap' },
]

/** Shortened where it is long; all of it once it is asked for. */
function Statement({ text }: { text: string }) {
	const plain = text.replaceAll('"', '')
	if (plain.length <= shortFrom) return <code className="font-mono text-xs">{plain}</code>
	return (
		<details className="group">
			<summary className="cursor-pointer rounded-sm">
				<code className="font-mono text-xs group-open:hidden">{plain.slice(0, shortFrom)}…</code>
				<span className="hidden text-xs text-muted group-open:inline">Whole statement</span>
			</summary>
			<code className="mt-2 block max-h-80 overflow-y-auto rounded-sm bg-sunken p-3 font-mono text-xs whitespace-pre-wrap">
				{plain}
			</code>
		</details>
	)
}

/** The statements that took longest, the slowest first. */
export const SlowQueries = ({ rows }: { rows: readonly SlowQuery[] }) => (
	<section>
		<h2 className="text-title">Slowest statements</h2>
		<p className="mt-1 mb-3 max-w-[65ch] text-sm text-muted">
			Those for which the site has waited 100 ms or more, the way to the database included. Values are not recorded.
		</p>
		<DataTable
			caption="Slowest statements"
			columns={slowColumns}
			rows={rows}
			rowKey={({ id }) => id}
			empty="No statement has taken 100 ms or more"
		/>
	</section>
)

const missingColumns: Column<MissingFile>[] = [
	{ key: 'name', header: 'Name', cell: ({ name }) => <bdi className="font-semibold">{name}</bdi> },
	{ key: 'bucket', header: 'Bucket', cell: ({ bucket }) => (bucket === 'media' ? 'Public' : 'Private') },
	{ key: 'key', header: 'Key', cell: ({ key }) => <code className="font-mono text-xs">{key}</code> },
	{ key: 'since', header: 'Missed since', cell: ({ missingAt }) => <Moment at={missingAt} /> },
]

export const MissingFiles = ({ rows }: { rows: readonly MissingFile[] }) => (
	<section>
		<h2 className="mb-3 text-title">Missing files</h2>
		<DataTable
			caption="Missing files"
			columns={missingColumns}
			rows={rows}
			rowKey={({ key }) => key}
			empty="No file is missing"
		/>
	</section>
)

/** How much there is of everything. */
export const Sizes = ({ sizes }: { sizes: readonly Size[] }) => (
	<section>
		<h2 className="text-title">Sizes</h2>
		<dl className="mt-3 grid grid-cols-[repeat(auto-fill,minmax(min(100%,13rem),1fr))] gap-x-8 rounded-md border border-line bg-surface px-5 py-3 text-sm">
			{sizes.map(({ name, count, bytes }) => (
				<div key={name} className="flex items-baseline justify-between gap-3 py-1.5">
					<dt className="text-muted">{name}</dt>
					<dd className="text-end font-semibold whitespace-nowrap tabular-nums">
						{count.toLocaleString('en-GB')}
						{bytes !== null && <span className="block text-xs font-normal text-muted">{sizeText(bytes)}</span>}
					</dd>
				</div>
			))}
		</dl>
	</section>
)
