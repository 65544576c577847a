import type { VitalFinding, VitalSign } from '#contracts/operations/vital-signs.ts'
import { causeOf } from '#worker/http/cause.ts'
import { within } from '#worker/http/time-limit.ts'
import { forEnvironment } from '#worker/set-up/for-environment.ts'
import { type LiveSite, vitalSigns } from './vital-signs.ts'

export type Vitals = {
	signs: Record<VitalSign, 'up' | 'down'>
	findings: ({ sign: VitalSign } & VitalFinding)[]
}

/** All signs are taken side by side. */
const timeoutMs = 3_000

/** Takes every vital sign. One that cannot be taken is down. */
export async function takeVitalSigns(site: LiveSite, limitMs = timeoutMs): Promise<Vitals> {
	const taken = await Promise.all(
		(Object.keys(vitalSigns) as VitalSign[]).map(async (sign) => ({
			sign,
			findings: await within(limitMs, () => vitalSigns[sign](site)).catch((error: unknown) => [failed(error)]),
		})),
	)
	return {
		signs: Object.fromEntries(
			taken.map(({ sign, findings }) => [sign, findings.length === 0 ? 'up' : 'down']),
		) as Vitals['signs'],
		findings: taken.flatMap(({ sign, findings }) =>
			findings.map(({ mend, ...finding }) => ({ sign, ...finding, mend: mend && forEnvironment(mend, site.bindings) })),
		),
	}
}

function failed(error: unknown): VitalFinding {
	const cause = causeOf(error)
	return { cause, text: `This could not be checked: ${cause}.`, mend: null }
}

/** The names of the signs that are down. */
export const signsDown = ({ signs }: Vitals) =>
	Object.entries(signs).flatMap(([sign, state]) => (state === 'down' ? [sign] : []))
