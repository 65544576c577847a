import type { MissingFile, StoredSize } from '#contracts/operations/operations.ts'
import { type Column, DataTable } from '#web/ui/data-table.tsx'
import { sizeText } from '#web/ui/files/size-text.ts'
import { DateTime } from '../date-time.tsx'

const missingColumns: Column<MissingFile>[] = [
	{ key: 'name', header: 'Name', cell: ({ name }) => <bdi className="font-semibold">{name}</bdi> },
	{ key: 'bucket', header: 'Bucket', cell: ({ bucket }) => (bucket === 'media' ? 'Public' : 'Private') },
	{ key: 'key', header: 'Key', cell: ({ key }) => <code className="font-mono text-xs">{key}</code> },
	{ key: 'since', header: 'Missing since', cell: ({ missingAt }) => <DateTime at={missingAt} /> },
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

export const Sizes = ({ sizes }: { sizes: readonly StoredSize[] }) => (
	<section>
		<h2 className="text-title">Sizes</h2>
		<dl className="mt-3 grid grid-cols-[repeat(auto-fill,minmax(min(100%,13rem),1fr))] gap-x-8 rounded-md border border-line bg-surface px-5 py-3 text-sm">
			{sizes.map(({ name, count, bytes }) => (
				<div key={name} className="flex items-baseline justify-between gap-3 py-1.5">
					<dt className="text-muted">{name}</dt>
					<dd className="text-end font-semibold whitespace-nowrap tabular-nums">
						<span>{count.toLocaleString('en-GB')}</span>
						{bytes !== null && <span className="block text-xs font-normal text-muted">{sizeText(bytes)}</span>}
					</dd>
				</div>
			))}
		</dl>
	</section>
)

/** Cloudflare replaces `:account` with the account of the person who opens it. */
const insights = 'https://dash.cloudflare.com/?to=/:account/workers/d1'

export const SlowStatements = () => (
	<section>
		<h2 className="text-title">Slow statements</h2>
		<p className="mt-1 max-w-[65ch] text-sm text-muted">
			Cloudflare measures every statement:{' '}
			<a href={insights} className="underline underline-offset-2">
				Open D1 in the Cloudflare dashboard
			</a>
		</p>
	</section>
)
