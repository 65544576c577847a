import { type ComponentProps, lazy, Suspense } from 'react'
import { Spinner } from '#web/ui/spinner.tsx'
import { loadEditor } from './load-editor.ts'

const RichTextEditor = lazy(loadEditor)

/** Loads the editor on demand. */
export const LazyRichTextEditor = (props: ComponentProps<typeof RichTextEditor>) => (
	<Suspense
		fallback={
			<p className="flex min-h-96 items-center justify-center rounded-sm border border-line text-muted">
				<Spinner label="Loading the editor" className="text-title" />
			</p>
		}
	>
		<RichTextEditor {...props} />
	</Suspense>
)
