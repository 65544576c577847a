/** Whether this is the nightly run. vitest.config.ts passes the variable to workerd. */
export const isNightly = process.env.NIGHTLY === 'yes'

/** Number of repetitions of a slow test: `usual` in `npm test`, `nightly` in the nightly run. */
export const repeats = ({ usual, nightly }: { usual: number; nightly: number }): number => (isNightly ? nightly : usual)

/** Returns all cases in the nightly run, and about `usual` evenly spread ones in `npm test`. Each `turn` picks others. */
export function someOf<Case>(cases: readonly Case[], { usual, turn = 0 }: { usual: number; turn?: number }): Case[] {
	const step = isNightly ? 1 : Math.max(1, Math.floor(cases.length / usual))
	return cases.filter((_, index) => index % step === turn % step)
}
