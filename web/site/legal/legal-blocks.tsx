import type { LegalBlock } from '#web/content/legal/legal-text.ts'
import { ContactLines } from '#web/site/frame/contact-lines.tsx'
import { LinkedText } from '#web/site/parts/linked-text.tsx'
import { FactTable } from '#web/site/sections/fact-table.tsx'

function LegalPart({ block }: { block: LegalBlock }) {
	switch (block.kind) {
		case 'text':
			return (
				<p>
					<LinkedText text={block.text} />
				</p>
			)
		case 'list': {
			const List = block.numbered ? 'ol' : 'ul'
			return (
				<List className={`grid gap-2.5 ps-6 marker:text-brand ${block.numbered ? 'list-decimal' : 'list-disc'}`}>
					{block.items.map((item) => (
						<li key={item} className="ps-1.5">
							{item}
						</li>
					))}
				</List>
			)
		}
		case 'table':
			return (
				<div className="my-3 text-sm">
					<FactTable caption={block.caption} columns={block.columns} rows={block.rows} />
				</div>
			)
		case 'contact':
			return (
				<div className="rounded-md border border-line p-6 print:break-inside-avoid print:p-4">
					<p className="font-semibold">{block.name}</p>
					<p className="mb-3 text-sm text-muted">{block.role}</p>
					<ContactLines contact={block} />
				</div>
			)
	}
}

export function LegalBlocks({ blocks }: { blocks: readonly LegalBlock[] }) {
	return (
		<div className="mt-4 grid gap-4 print:mt-2 print:block print:space-y-2">
			{blocks.map((block, index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: blocks have no identity and never move
				<LegalPart key={index} block={block} />
			))}
		</div>
	)
}
