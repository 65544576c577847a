import { brand } from '#web/content/brand.ts'
import type { InvestorDocument } from '#web/content/investors/document.ts'
import { Motif } from '#web/site/industries/motif.tsx'
import { Logo } from '#web/ui/logo.tsx'

type Props = { document: InvestorDocument; figures: NonNullable<InvestorDocument['cover']> }

/** A cover with the figures of the year. */
export function ReportCover({ document: { kind, period, title, summary, facts }, figures }: Props) {
	return (
		<header className="document-cover relative isolate flex flex-col overflow-hidden bg-night text-on-night">
			<div className="absolute inset-x-0 top-[30mm] -z-10 h-[180mm] text-[color-mix(in_oklab,var(--glow)_45%,var(--night))]">
				<Motif className="size-full" />
				<div className="absolute inset-0 bg-linear-to-r from-night from-25% to-transparent to-80%" />
				<div className="absolute inset-x-0 bottom-0 h-[60mm] bg-linear-to-t from-night from-55% to-transparent" />
			</div>
			<Logo name={brand.name} onNight />
			<p className="mt-[30mm] text-[12pt] font-semibold text-moon">
				{kind}, {period}
			</p>
			<h1 className="mt-[3mm] max-w-[130mm] text-[52pt] leading-[1] tracking-tight">{title}</h1>
			<p className="mt-[7mm] max-w-[115mm] text-[12pt] text-on-night-muted">{summary}</p>
			<dl className="mt-auto grid grid-cols-2 gap-x-[10mm] gap-y-[7mm]">
				{figures.map(({ value, label, note }) => (
					<div key={label} className="flex flex-col border-t border-night-line pt-[3mm]">
						<dt className="order-2 font-semibold">{label}</dt>
						<dd className="order-1 text-[34pt] leading-[1.1] font-bold tracking-tight text-moon">{value}</dd>
						<dd className="order-3 text-[9pt] text-on-night-muted">{note}</dd>
					</div>
				))}
			</dl>
			<dl className="mt-[10mm] grid grid-cols-4 gap-x-[4mm] gap-y-[3mm] border-t border-night-line pt-[5mm]">
				{facts.map(({ label, value }) => (
					<div key={label}>
						<dt className="text-[8pt] text-on-night-muted">{label}</dt>
						<dd className="text-[8.5pt] leading-[1.3] font-semibold">{value}</dd>
					</div>
				))}
			</dl>
		</header>
	)
}
