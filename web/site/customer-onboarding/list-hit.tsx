import { Chip } from '#web/site/scenes/kit.tsx'

const label =
	'A screening hit: the nominee Yusuf Al Karimi is 91 percent like an alias on the UN list, but the birth years differ. An analyst proposes to clear it, and a second one has to confirm.'

/** A name beside the alias on a list that it resembles. */
export function ListHit() {
	return (
		<div
			role="img"
			aria-label={label}
			className="mt-8 overflow-hidden rounded-lg border border-line bg-surface text-sm shadow-light print:hidden"
		>
			<div className="flex items-center justify-between gap-4 border-b border-line px-5 py-3">
				<span className="font-semibold">Hit, nominee</span>
				<Chip tone="warning">91% alike</Chip>
			</div>
			<div className="grid grid-cols-2 gap-x-6 px-5 py-4">
				<span className="text-muted">On the form</span>
				<span className="text-muted">UN list, alias 3</span>
				<span className="mt-1 font-semibold">Yusuf Al Karimi</span>
				<span className="mt-1 font-semibold">Youssef Alkareemi</span>
				<span className="mt-1">Born 1991</span>
				<span className="mt-1 font-semibold text-danger">Born 1962</span>
			</div>
			<div className="flex items-center justify-between gap-4 bg-sunken px-5 py-3">
				<span>R. Bhatt: other person, by birth year</span>
				<span className="font-semibold whitespace-nowrap">1 of 2</span>
			</div>
		</div>
	)
}
