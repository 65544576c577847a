import { LexicalComposer } from '@lexical/react/LexicalComposer'
import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import { ContentEditable } from '@lexical/react/LexicalContentEditable'
import { COMMAND_PRIORITY_LOW } from 'lexical'
import { type FocusEvent, type Ref, useEffect, useImperativeHandle, useLayoutEffect, useState } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import { FieldNotes, type FieldProps, RequiredMark, useField } from '#web/ui/field-frame.tsx'
import '#web/site/publishing/article.css'
import './rich-text.css'
import { EditorDialogs } from '../dialogs/editor-dialogs.tsx'
import { useHtmlOutput } from '../html/use-html-output.ts'
import { MarkdownOffer } from '../markdown/markdown-offer.tsx'
import { editorNamespace, editorNodes, editorTheme } from '../nodes/editor-nodes.ts'
import { NodeViews } from '../nodes/node-views.tsx'
import { TITLE_COMMAND } from '../paste/paste-commands.ts'
import { type PictureStore, PictureStoreContext } from '../picture-store.ts'
import { SlashMenu } from '../slash/slash-menu.tsx'
import { Toolbar } from '../toolbar/toolbar.tsx'
import { EditorFeatures } from './editor-features.tsx'
import { LeftOutNote, ReadingNote } from './text-notes.tsx'
import { wordCountText } from './word-count.ts'

type Props = FieldProps & {
	/** HTML that differs from the last reported one, such as a restored draft, replaces the document. */
	initialHtml: string
	/** Gets '' for an empty text. */
	onChange: (html: string) => void
	onBlur?: () => void
	/** Without it the text cannot have pictures. */
	pictures?: PictureStore
	/** Gets the title of a dropped document. Returns whether it is shown elsewhere: the text then leaves it out. */
	takeTitle?: (title: string) => boolean
	ref?: Ref<{ focus: () => void }>
}

/** A field for formatted text as HTML. It is large, so load it with `lazy()`. */
export default function RichTextEditor({ pictures, takeTitle, ...props }: Props) {
	const [config] = useState(() => ({
		namespace: editorNamespace,
		nodes: editorNodes,
		theme: editorTheme,
		onError: reportError,
		// The field sets the text after the features are registered, because they may correct it.
		editorState: null,
	}))
	return (
		<PictureStoreContext value={pictures ?? null}>
			<LexicalComposer initialConfig={config}>
				<EditorFeatures />
				<EditorField {...props} />
				<EditorDialogs />
				{takeTitle && <DocumentTitles take={takeTitle} />}
			</LexicalComposer>
		</PictureStoreContext>
	)
}

function DocumentTitles({ take }: { take: (title: string) => boolean }) {
	const [editor] = useLexicalComposerContext()
	useEffect(() => editor.registerCommand(TITLE_COMMAND, take, COMMAND_PRIORITY_LOW), [editor, take])
	return null
}

const invitation = 'Write here, or paste from Word or Google Docs'

const frame =
	'min-w-0 rounded-sm border bg-surface transition-colors hover:border-ink has-[.rich-text:focus-visible]:outline-2 ' +
	'has-[.rich-text:focus-visible]:outline-offset-2 has-[.rich-text:focus-visible]:outline-brand'

function EditorField({ label, help, error, required, initialHtml, onChange, onBlur, ref }: Omit<Props, 'pictures'>) {
	const [editor] = useLexicalComposerContext()
	const { ids, control } = useField({ help, error, required })
	const labelId = `${ids.control}-label`
	const focus = () => editor.focus()
	useHtmlOutput(initialHtml, onChange)
	useImperativeHandle(ref, () => ({ focus: () => editor.focus() }), [editor])

	/** The toolbar and the dialogs belong to the field. */
	function leave({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
		if (!currentTarget.contains(relatedTarget) && !relatedTarget?.closest('[role="dialog"]')) onBlur?.()
	}

	return (
		<div className="flex min-w-0 flex-col gap-1.5">
			{/* biome-ignore lint/a11y/useKeyWithClickEvents: a label needs no key handler: the text itself is focusable */}
			<label id={labelId} htmlFor={ids.control} onClick={focus} className="self-start text-sm font-semibold">
				<span>{label}</span>
				{required && <RequiredMark />}
			</label>
			<fieldset
				aria-labelledby={labelId}
				className={classNames(frame, error ? 'border-danger' : 'border-edge')}
				onBlur={leave}
			>
				<Toolbar controls={ids.control} />
				<div className="relative">
					<ContentEditable
						{...control}
						aria-labelledby={labelId}
						aria-multiline
						aria-placeholder={invitation}
						placeholder={<p className="rich-text-placeholder">{invitation}</p>}
						className="rich-text article"
					/>
					<NodeViews />
					<SlashMenu />
					<MarkdownOffer />
				</div>
				<TextFooter />
			</fieldset>
			<LeftOutNote />
			<ReadingNote />
			<FieldNotes ids={ids} help={help} error={error} />
		</div>
	)
}

function TextFooter() {
	const [editor] = useLexicalComposerContext()
	const [measure, setMeasure] = useState(() => wordCountText(''))
	// A layout effect, because the text is set in one.
	useLayoutEffect(() => editor.registerTextContentListener((text) => setMeasure(wordCountText(text))), [editor])
	return (
		<p className="flex flex-wrap justify-between gap-x-6 gap-y-1 rounded-b-sm border-t border-line bg-surface px-3.5 py-1.5 text-xs text-muted tabular-nums">
			<span>{measure}</span>
			<span className="hidden tablet:inline">Alt+F10 opens the toolbar, Escape returns</span>
		</p>
	)
}
