import { type FormEvent, useState } from 'react'
import type { DeskRow } from '#contracts/desks/desk.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { reasonOf } from '../../acts/failure-reason.ts'
import { useDesk } from '../desk-context.ts'
import { correctAddress } from './correct-address.ts'

type Props = { row: DeskRow; onDone: () => void }

/** Asks for the address to which replies go from now on. */
export function AddressQuestion({ row, onDone }: Props) {
	const { attempt } = useDesk()
	const [typed, setTyped] = useState(row.emailId)
	const [error, setError] = useState<string>()
	const [busy, setBusy] = useState(false)
	const address = typed.trim()

	async function submit(event: FormEvent) {
		event.preventDefault()
		if (address === row.emailId) return onDone()
		setBusy(true)
		try {
			await attempt([row], correctAddress(row.emailId, address))
			return onDone()
		} catch (reason) {
			setError(reasonOf(reason))
		}
		setBusy(false)
	}

	return (
		<form noValidate onSubmit={submit} className="flex flex-col gap-4">
			<TextField
				label="Email"
				type="email"
				required
				autoComplete="off"
				error={error}
				value={typed}
				onChange={({ target }) => {
					setTyped(target.value)
					setError(undefined)
				}}
			/>
			<Button type="submit" busy={busy} className="self-start">
				Correct
			</Button>
		</form>
	)
}
