import { Component, type ComponentType, Fragment, type ReactNode, StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { noneTyped, restoreTyped, type TypedValues, typedValues, watchTyped } from '#web/document/typed-values.ts'
import { Alert } from '#web/ui/alert.tsx'

const mostAttempts = 3

type Props = {
	element: HTMLElement
	/** Tells once what was typed before the island is there. */
	typedBefore: () => TypedValues
	children: ReactNode
}
type State = { attempt: number; failed: boolean }

/**
 * Offers an island again after an error, with what the visitor typed. Translations and extensions change the page's DOM,
 * and React fails when it meets their nodes.
 */
class IslandBoundary extends Component<Props, State, TypedValues | null> {
	override state: State = { attempt: 1, failed: false }
	private typed: TypedValues = noneTyped

	static getDerivedStateFromError = () => ({ failed: true })

	override componentDidMount() {
		this.typed = this.props.typedBefore()
		restoreTyped(this.props.element, this.typed)
	}

	/** The last moment at which the controls of the failed form are still there. */
	override getSnapshotBeforeUpdate() {
		return this.state.failed ? typedValues(this.props.element) : null
	}

	override componentDidUpdate(_: Props, before: State, typed: TypedValues | null) {
		if (typed) this.typed = typed
		if (this.state.failed && this.state.attempt < mostAttempts)
			this.setState(({ attempt }) => ({ attempt: attempt + 1, failed: false }))
		else if (this.state.attempt > before.attempt) restoreTyped(this.props.element, this.typed)
	}

	override render() {
		const { attempt, failed } = this.state
		if (failed && attempt === mostAttempts)
			return (
				<Alert tone="danger">
					This part of the page does not work here. Turn the translation of this page off, or open it in another
					browser.
				</Alert>
			)
		if (failed) return null
		return (
			<>
				{attempt > 1 && (
					<Alert tone="warning" className="mb-5">
						A translation or an extension of your browser changed this form. It is here again with what you typed. Check
						it before you send it.
					</Alert>
				)}
				<Fragment key={attempt}>{this.props.children}</Fragment>
			</>
		)
	}
}

export function hydrateIsland(element: HTMLElement, Island: ComponentType, props: object): void {
	const typedBefore = watchTyped(element)
	startTransition(() => {
		hydrateRoot(
			element,
			<StrictMode>
				<IslandBoundary element={element} typedBefore={typedBefore}>
					<Island {...props} />
				</IslandBoundary>
			</StrictMode>,
		)
	})
}
