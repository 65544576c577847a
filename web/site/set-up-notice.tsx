import { data, isRouteErrorResponse } from 'react-router'
import { z } from 'zod/mini'
import { errors } from '#contracts/shared/error-catalogue.ts'
import type { Fault } from '#worker/set-up/fault.ts'

const notice = z.object({ setUpFaults: z.array(z.object({ name: z.string(), text: z.string(), mend: z.string() })) })

/** The error of a page while the site is not set up. */
export const notSetUp = (setUpFaults: readonly Fault[]) =>
	data({ setUpFaults } satisfies { setUpFaults: readonly Fault[] }, { status: errors['service.not-set-up'].status })

/** The faults that such an error names; null for every other error. */
export function setUpFaultsOf(error: unknown): readonly Fault[] | null {
	const parsed = isRouteErrorResponse(error) ? notice.safeParse(error.data) : null
	return parsed?.success ? parsed.data.setUpFaults : null
}

/** Names what the site lacks, with the commands that mend it. */
export function SetUpFaults({ faults }: { faults: readonly Fault[] }) {
	const commands = [...new Set(faults.map(({ mend }) => mend))]
	return (
		<section aria-labelledby="set-up-faults" className="mt-10 w-full max-w-[60ch] border-s-2 border-brand ps-5">
			<h2 id="set-up-faults" className="text-xl font-semibold">
				For the operator
			</h2>
			<ul className="mt-3 grid gap-1.5">
				{faults.map(({ name, text }) => (
					<li key={name} className="wrap-anywhere">
						{text}
					</li>
				))}
			</ul>
			<p className="mt-4">Mend it in the project's folder:</p>
			<ul className="mt-1.5 grid gap-1.5">
				{commands.map((command) => (
					<li key={command}>
						<code className="font-mono text-sm wrap-anywhere">{command}</code>
					</li>
				))}
			</ul>
		</section>
	)
}
