import { ArrowRight, CalendarCheck } from 'lucide-react'
import { brand } from '#web/content/brand.ts'
import type { HeroSlide } from '#web/content/home-slides.ts'
import { PauseButton } from '#web/site/parts/carousel.tsx'
import { Scene } from '#web/site/scenes/scene.tsx'
import { ButtonLink } from '#web/ui/button.tsx'

/** A single slide, as when its company has no product of the other ones, is no carousel. */
export function HomeHero({ slides }: { slides: readonly HeroSlide[] }) {
	const isCarousel = slides.length > 1
	return (
		<section
			aria-roledescription={isCarousel ? 'carousel' : undefined}
			aria-label={`What ${brand.shortName} does`}
			data-enhance={isCarousel ? 'hero' : undefined}
			className="hero"
		>
			<div className="shell overflow-x-clip pt-8 pb-6 desktop:pt-14">
				<div data-hero-slides aria-live={isCarousel ? 'off' : undefined} className="hero-slides">
					{slides.map((slide, index) => (
						<Slide key={slide.id} slide={slide} index={index} count={slides.length} />
					))}
				</div>
				{isCarousel && <Controls slides={slides} />}
			</div>
		</section>
	)
}

function Controls({ slides }: { slides: readonly HeroSlide[] }) {
	return (
		<div className="mt-6 flex items-center gap-2 desktop:mt-5 print:hidden">
			<ul className="-ms-1.5 flex desktop:-ms-2">
				{slides.map(({ id, eyebrow, short }, index) => (
					<li key={id}>
						<a
							href={`#${id}`}
							data-hero-dot
							data-name={short}
							aria-current={index === 0 || undefined}
							className="hero-dot flex h-11 w-8 items-center justify-center desktop:w-auto desktop:px-2"
						>
							<span className="sr-only">
								Slide {index + 1}: {eyebrow}
							</span>
						</a>
					</li>
				))}
			</ul>
			<PauseButton
				what="slides"
				className="inline-flex motion-reduce:hidden size-11 items-center justify-center rounded-full text-on-night-muted hover:text-on-night [&>svg]:size-5"
			/>
		</div>
	)
}

function Slide({ slide, index, count }: { slide: HeroSlide; index: number; count: number }) {
	const { id, eyebrow, heading, text, scene, product } = slide
	const Heading = product ? 'h2' : 'h1'
	const ofSeveral =
		count > 1 ? { role: 'group', 'aria-roledescription': 'slide', 'aria-label': `${index + 1} of ${count}` } : {}
	return (
		<div id={id} {...ofSeveral} data-current={index === 0 || undefined} className="hero-slide">
			<p className="hero-eyebrow font-semibold text-moon max-[30rem]:text-sm print:text-ink">{eyebrow}</p>
			<Heading data-long={heading.length > 40 || undefined} className="hero-heading">
				{heading}
			</Heading>
			<p className="hero-copy max-w-[54ch] text-lg text-on-night-muted print:text-ink">{text}</p>
			<div className="hero-action flex items-start gap-3 max-[24rem]:flex-col max-[24rem]:items-stretch max-[30rem]:*:grow max-[30rem]:*:px-3 print:hidden">
				{product ? (
					<ButtonLink href={product.path} variant="moon">
						Learn more<span className="sr-only"> about {product.name}</span>
						<ArrowRight aria-hidden="true" className="size-5" />
					</ButtonLink>
				) : (
					<>
						<ButtonLink href="/Contact" variant="moon">
							<CalendarCheck aria-hidden="true" className="size-5" />
							Schedule a demo
						</ButtonLink>
						<ButtonLink href="/solutions" variant="night">
							See all solutions
						</ButtonLink>
					</>
				)}
			</div>
			<Scene name={scene} className="hero-scene mx-auto w-full max-w-[44rem] print:hidden" />
		</div>
	)
}
