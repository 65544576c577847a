import type { LexicalEditor } from 'lexical'
import { MenuChoices } from '#web/ui/menu.tsx'
import { focusText } from '../caret.ts'
import { $setBlockKind, type BlockKind } from '../nodes/block-kinds.ts'
import { ToolbarMenu } from './toolbar-menu.tsx'

const kinds: readonly { value: BlockKind; label: string }[] = [
	{ value: 'paragraph', label: 'Paragraph' },
	{ value: 'h2', label: 'Heading 2' },
	{ value: 'h3', label: 'Heading 3' },
	{ value: 'h4', label: 'Heading 4' },
	{ value: 'quote', label: 'Quote' },
	{ value: 'code', label: 'Code' },
]

export function BlockMenu({ editor, current }: { editor: LexicalEditor; current: BlockKind | null }) {
	const label = kinds.find(({ value }) => value === current)?.label ?? 'Paragraph'
	return (
		<ToolbarMenu label={`Text style: ${label}`} title="Text style" shown={label} className="w-28">
			{(choose) => (
				<MenuChoices
					label="Text style"
					value={current ?? 'paragraph'}
					options={kinds}
					onChange={(kind) =>
						choose(() => {
							editor.update(() => $setBlockKind(kind))
							focusText(editor)
						})
					}
				/>
			)}
		</ToolbarMenu>
	)
}
