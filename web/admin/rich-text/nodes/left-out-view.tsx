import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import { $getNodeByKey, type NodeKey } from 'lexical'
import { Film, ImageOff, Link, type LucideIcon, PanelsTopLeft, Volume2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { pictureTypes } from '../../file-fields/picture-field.tsx'
import { focusText } from '../caret.ts'
import { replaceByLink } from '../commands/insert-links.ts'
import { replaceByPicture } from '../commands/insert-pictures.ts'
import { type PictureStore, usePictureStore } from '../picture-store.ts'
import type { LeftOutKind, LeftOutLink } from './left-out-kinds.ts'
import { useSelectable } from './use-selectable.ts'

type Props = {
	nodeKey: NodeKey
	kind: LeftOutKind
	alt: string
	reason: string
	address: string
	link: LeftOutLink | null
}

const kinds: Record<LeftOutKind, { name: string; Icon: LucideIcon }> = {
	picture: { name: 'A picture', Icon: ImageOff },
	film: { name: 'A film', Icon: Film },
	sound: { name: 'A recording', Icon: Volume2 },
	page: { name: 'An embedded page', Icon: PanelsTopLeft },
}

/** Says what was left out and why, with its address, and offers what can take its place. */
export function LeftOutView({ nodeKey, kind, alt, reason, address, link }: Props) {
	const [editor] = useLexicalComposerContext()
	const element = useRef<HTMLSpanElement>(null)
	const selected = useSelectable(nodeKey, element)
	const store = usePictureStore()
	const [refused, setRefused] = useState<string | null>(null)
	const named = alt === '' ? '' : `: ${alt}`
	const { name, Icon } = kinds[kind]

	async function choose(file: File, pictures: PictureStore) {
		const added = await pictures.add(file)
		if ('name' in added) replaceByPicture(editor, nodeKey, { ...added, alt })
		else setRefused(added.refused)
	}
	function remove() {
		editor.update(() => $getNodeByKey(nodeKey)?.remove())
		focusText(editor)
	}

	if (reason === '') {
		return (
			<span ref={element} className="flex items-center p-4" data-selected={selected || undefined}>
				<Spinner label={`Adding the picture${named}`} className="text-title text-muted" />
			</span>
		)
	}
	return (
		<span ref={element} className="flex flex-wrap items-center gap-3 p-4" data-selected={selected || undefined}>
			<Icon aria-hidden="true" className="size-5 shrink-0" />
			<span className="min-w-48 flex-1">
				<strong className="font-semibold">
					{name} was left out{named}
				</strong>
				<span className="block text-muted" role={refused === null ? undefined : 'alert'}>
					{refused ?? reason}
				</span>
				{address !== '' && (
					<a href={address} target="_blank" rel="noopener noreferrer" className="block break-all">
						{address}
						<span className="sr-only"> (opens in a new tab)</span>
					</a>
				)}
			</span>
			<span className="flex flex-wrap gap-2">
				{kind === 'picture' && store && <ChoosePicture onChoose={(file) => void choose(file, store)} />}
				{link && (
					<Button variant="secondary" size="small" onClick={() => replaceByLink(editor, nodeKey, link)}>
						<Link aria-hidden="true" className="size-4" />
						Insert a link
					</Button>
				)}
				<Button variant="quiet" size="small" onClick={remove}>
					Remove
				</Button>
			</span>
		</span>
	)
}

function ChoosePicture({ onChoose }: { onChoose: (file: File) => void }) {
	const input = useRef<HTMLInputElement>(null)
	return (
		<>
			<Button variant="secondary" size="small" onClick={() => input.current?.click()}>
				Choose a picture
			</Button>
			<input
				ref={input}
				type="file"
				accept={pictureTypes}
				hidden
				aria-label="Picture"
				tabIndex={-1}
				onChange={({ target }) => {
					const [file] = target.files ?? []
					// Lets the user choose the same file again.
					target.value = ''
					if (file) onChoose(file)
				}}
			/>
		</>
	)
}
