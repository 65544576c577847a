import { useMemo } from 'react'
import type { Entry } from '../merge/aligned.ts'
import type { SideContent } from '../merge/entries.ts'
import { EntriesView, type ShownField } from './entries-view.tsx'
import { TwoVersions } from './two-versions.tsx'
import { marksOf } from './word-marks.ts'

type Version = { label: string; entries: readonly Entry[]; files: SideContent['files']; chosen?: boolean }

type Props = ShownField & { before: Version; after: Version }

/** Two versions of a part, with the words that differ marked. */
export function PartVersions({ before, after, ...shown }: Props) {
	const marks = useMemo(() => marksOf(before.entries, after.entries), [before.entries, after.entries])
	const view = (version: Version, side: 'before' | 'after') => (
		<EntriesView entries={version.entries} files={version.files} marks={marks[side]} side={side} {...shown} />
	)
	return (
		<>
			<TwoVersions labels={[before.label, after.label]} chosen={[before.chosen ?? false, after.chosen ?? false]}>
				{view(before, 'before')}
				{view(after, 'after')}
			</TwoVersions>
			{shown.field.type === 'html' && haveSameWords(before.entries, after.entries) && (
				<p className="mt-2 text-sm text-muted">
					The words are equal. The formatting, the numbers of lists, the links or the pictures differ.
				</p>
			)}
		</>
	)
}

function haveSameWords(one: readonly Entry[], other: readonly Entry[]): boolean {
	const [words, others] = [one, other].map((entries) => entries.map(({ text }) => text.trim()).join(' '))
	return words === others && words !== ''
}
