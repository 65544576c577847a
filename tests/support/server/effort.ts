/** Whether this is the nightly run. vitest.config.ts hands the variable on to workerd. */
export const isNightly = process.env.NIGHTLY === 'yes'

/** How often a costly test tries something: enough for every change in `npm test`, all that is promised in the nightly run. */
export const repeats = ({ usual, nightly }: { usual: number; nightly: number }): number => (isNightly ? nightly : usual)

/** In the nightly run all cases of a list; in `npm test` about `usual` of them, spread evenly. Another `turn` takes others. */
export function someOf<Case>(cases: readonly Case[], { usual, turn = 0 }: { usual: number; turn?: number }): Case[] {
	const step = isNightly ? 1 : Math.max(1, Math.floor(cases.length / usual))
	return cases.filter((_, index) => index % step === turn % step)
}
