import { brand } from '#web/content/brand.ts'
import type { Brochure, ProductPage } from '#web/content/products/product.ts'
import { Motif } from '#web/site/industries/motif.tsx'
import { Scene } from '#web/site/scenes/scene.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Logo } from '#web/ui/logo.tsx'

type Look = { ground: string; eyebrow: string; quiet: string; line: string; motif: string; isDark: boolean }

/** The grounds of a cover, in the industry's hue. Mixed colours, because a PDF stores translucent ones uncompressed. */
const looks: Record<Brochure['cover'], Look> = {
	night: {
		ground: 'bg-night text-on-night',
		eyebrow: 'text-moon',
		quiet: 'text-on-night-muted',
		line: 'border-night-line',
		motif: 'text-[color-mix(in_oklab,var(--glow)_60%,var(--night))] [--ground:var(--night)]',
		isDark: true,
	},
	brand: {
		ground: 'bg-brand text-on-night',
		eyebrow: 'text-moon',
		quiet: 'text-on-night',
		line: 'border-on-night/40',
		motif:
			'text-[color-mix(in_oklab,var(--on-night)_32%,var(--brand))] [--ground:var(--brand)] [&_.fill-night-lit]:fill-brand',
		isDark: true,
	},
	soft: {
		ground: 'bg-brand-soft',
		eyebrow: 'text-brand-strong',
		quiet: 'text-muted',
		line: 'border-brand/40',
		motif:
			'text-[color-mix(in_oklab,var(--brand)_45%,var(--brand-soft))] [--ground:var(--brand-soft)] [&_.fill-night-lit]:fill-brand-soft',
		isDark: false,
	},
	moon: {
		ground: 'bg-moon',
		eyebrow: 'text-brand-strong',
		quiet: '',
		line: 'border-ink/30',
		motif: 'text-[color-mix(in_oklab,var(--ink)_20%,var(--moon))] [--ground:var(--moon)]',
		isDark: false,
	},
}

/** The name over the scene. The industry's motif lies behind the scene. */
export function BrochureCover({ product, look }: { product: ProductPage; look: Brochure['cover'] }) {
	const { eyebrow, name, heading, scene, sceneLabel, glance, industry } = product
	const { ground, eyebrow: eyebrowColour, quiet, line, motif, isDark } = looks[look]
	return (
		<header className={classNames('document-cover relative isolate flex flex-col overflow-hidden', ground)}>
			<div className={classNames('absolute inset-x-0 top-[80mm] -z-10 h-[190mm]', motif)}>
				<Motif industry={industry} className="size-full" />
				<div className="absolute inset-x-0 top-0 h-[45mm] bg-linear-to-b from-(--ground) to-transparent" />
				<div className="absolute inset-x-0 bottom-0 h-[50mm] bg-linear-to-t from-(--ground) from-30% to-transparent" />
			</div>
			<div className="flex items-center justify-between">
				<Logo name={brand.name} onNight={isDark} />
				<p className={classNames('text-[11pt] font-semibold', eyebrowColour)}>{eyebrow}</p>
			</div>
			<h1 className="mt-[17mm] text-[46pt] leading-[1] tracking-tight">{name}</h1>
			<p className={classNames('mt-[5mm] max-w-[150mm] text-[17pt] leading-[1.25]', quiet)}>{heading}</p>
			<figure className="my-auto w-full">
				<Scene name={scene} label={sceneLabel} />
			</figure>
			<dl className={classNames('grid auto-cols-fr grid-flow-col gap-x-[6mm] border-t pt-[4mm]', line)}>
				{glance.map(({ label, value }) => (
					<div key={label}>
						<dt className={classNames('text-[8.5pt]', quiet)}>{label}</dt>
						<dd className="text-[10pt] leading-[1.3] font-semibold">{value}</dd>
					</div>
				))}
			</dl>
		</header>
	)
}
