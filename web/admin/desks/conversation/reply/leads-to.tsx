import { stateName } from '../../desk.ts'
import { useDesk } from '../../desk-context.ts'

type Props = {
	current: string
	/** The current one: the state stays. */
	chosen: string
	onChoose: (state: string | null) => void
}

/** Chooses the state that follows a reply. */
export function LeadsTo({ current, chosen, onChoose }: Props) {
	const { desk } = useDesk()
	const others = Object.keys(desk.states).filter((state) => state !== current)
	return (
		<select
			aria-label="After sending"
			className="h-9 min-w-0 rounded-sm border border-edge bg-surface px-2 text-sm hover:border-ink"
			value={chosen}
			onChange={({ target }) => onChoose(target.value === current ? null : target.value)}
		>
			<option value={current}>{`stays in ${stateName(desk, current)}`}</option>
			{others.map((state) => (
				<option key={state} value={state}>
					{`and move to ${stateName(desk, state)}`}
				</option>
			))}
		</select>
	)
}
