import { type ComponentProps, lazy, Suspense } from 'react'
import { Spinner } from '#web/ui/spinner.tsx'

// The server renders no form, so that its build need not carry the editor.
const RichTextEditor = lazy(() =>
	import.meta.env.SSR ? Promise.reject(new Error('No form is rendered here')) : import('./rich-text-editor.tsx'),
)

/** The editor, and what stands in its place until it has come. */
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
