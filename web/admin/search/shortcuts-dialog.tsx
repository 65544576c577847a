import { lazy, Suspense, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { CheckboxField } from '#web/ui/field.tsx'
import { isMac } from '#web/ui/keys.ts'
import { switchKeys, useKeysSwitch } from '../desks/keys/keys-switch.ts'
import { shortcuts, shortcutText } from '../rich-text/commands/shortcuts.ts'

const StatesHelp = lazy(() => import('../publishing/form/states-help.tsx'))

type Line = readonly [keys: string, act: string]
type Group = { heading: string; lines: readonly Line[]; hasSwitch?: boolean }

function groupsFor(mac: boolean): readonly Group[] {
	const mod = (key: string) => shortcutText({ key }, mac)
	const ofText = (name: keyof typeof shortcuts, act: string): Line => [shortcutText(shortcuts[name], mac), act]
	return [
		{
			heading: 'Everywhere',
			lines: [
				[mod('k'), 'Search'],
				['?', 'These shortcuts, outside of fields'],
				['Esc', 'Close what is open'],
			],
		},
		{
			heading: 'Results of the search',
			lines: [
				['↑ ↓ Home End', 'Choose'],
				['Enter', 'Open'],
				[mac ? '⌘Enter' : 'Ctrl+Enter', 'Open in a new tab'],
			],
		},
		{ heading: 'Forms', lines: [[mod('s'), 'Save the draft, or the dialog']] },
		{
			heading: 'Contact requests and applications',
			hasSwitch: true,
			lines: [
				['j k', 'The next one, the previous one'],
				['Enter', 'Open'],
				['a', 'Assign to me'],
				['r', 'Reply'],
				['n', 'Note'],
				['e', 'Done, or move an application'],
				['m', 'Move'],
				['1 2 3 4', 'No, maybe, yes, strong yes'],
				['s', 'Snooze'],
				['x', 'Select'],
			],
		},
		{ heading: 'An open application', lines: [['← →', 'The previous one, the next one']] },
		{
			heading: 'Formatted text',
			lines: [
				ofText('bold', 'Bold'),
				ofText('italic', 'Italic'),
				ofText('underline', 'Underline'),
				ofText('link', 'Link'),
				ofText('h2', 'Heading 2'),
				ofText('h3', 'Heading 3'),
				ofText('paragraph', 'Paragraph'),
				ofText('bullet', 'Bulleted list'),
				ofText('number', 'Numbered list'),
				ofText('quote', 'Quote'),
				ofText('clear', 'Clear the formatting'),
				ofText('undo', 'Undo'),
				ofText('redo', 'Redo'),
				['/', 'The list of blocks, in an empty paragraph'],
			],
		},
	]
}

/** Lists the shortcuts of the back office, and leads to the help on the states of an item. */
export default function ShortcutsDialog({ onClose }: { onClose: () => void }) {
	const [asking, setAsking] = useState(false)
	return (
		<Dialog
			title="Shortcuts"
			contentLabel="List of shortcuts"
			open
			onOpenChange={(open) => !open && onClose()}
			footer={
				<Button variant="secondary" aria-haspopup="dialog" onClick={() => setAsking(true)}>
					What the states mean
				</Button>
			}
		>
			<div className="flex flex-col gap-5">
				{groupsFor(isMac()).map(({ heading, lines, hasSwitch }) => (
					<section key={heading}>
						<h3 className="mb-1.5 text-sm font-semibold text-muted">{heading}</h3>
						<dl className="grid grid-cols-[1fr_auto] gap-x-6 gap-y-1.5 text-sm">
							{lines.map(([keys, act]) => (
								<div key={keys} className="contents">
									<dt>{act}</dt>
									<dd className="text-end">
										<kbd className="rounded-sm border border-line bg-sunken px-1.5 py-0.5 font-sans text-xs whitespace-nowrap text-muted">
											{keys}
										</kbd>
									</dd>
								</div>
							))}
						</dl>
						{hasSwitch && <KeysSwitch />}
					</section>
				))}
			</div>
			{asking && (
				<Suspense>
					<StatesHelp onClose={() => setAsking(false)} />
				</Suspense>
			)}
		</Dialog>
	)
}

/** Some people speak to their computer, and a word must not be taken for a row of keys. */
const KeysSwitch = () => (
	<div className="mt-2">
		<CheckboxField
			label="These letters act"
			help="In this browser, outside of fields and dialogs."
			checked={useKeysSwitch()}
			onChange={({ target }) => switchKeys(target.checked)}
		/>
	</div>
)
