import { type ComponentProps, lazy, Suspense } from 'react'
import { Spinner } from '#web/ui/spinner.tsx'

// The server renders no form, so its build can leave the editor out.
const RichTextEditor = lazy(() =>
	import.meta.env.SSR ? Promise.reject(new Error('No form is rendered here')) : import('./rich-text-editor.tsx'),
)

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
