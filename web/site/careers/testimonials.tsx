import { Quote } from 'lucide-react'
import { type Testimonial, testimonials } from '#web/content/careers.ts'
import { Carousel } from '#web/site/parts/carousel.tsx'

const transitionMs = 500

function Card({ person: { name, designation, description } }: { person: Testimonial }) {
	return (
		<figure className="me-5 flex h-full flex-col rounded-lg border border-line bg-surface p-6 tablet:p-8">
			<figcaption>
				<Quote aria-hidden="true" className="size-7 fill-moon-deep text-moon-deep" />
				<h3 dir="auto" className="mt-4 text-title">
					{name}
				</h3>
				<p dir="auto" className="text-sm text-muted">
					{designation}
				</p>
			</figcaption>
			<blockquote className="mt-4">
				<p dir="auto">{description}</p>
			</blockquote>
		</figure>
	)
}

export function Testimonials() {
	if (testimonials.people.length === 0) return null
	return (
		<section aria-labelledby="testimonials" className="overflow-x-clip py-14 desktop:py-20">
			<div className="shell">
				<Carousel
					label="Colleagues about their work"
					durationMs={transitionMs}
					perView="-me-5 [--per-view:1] min-[600px]:[--per-view:2] min-[1024px]:[--per-view:3]"
					items={testimonials.people.map((person) => ({ key: person.name, content: <Card person={person} /> }))}
				>
					<h2 id="testimonials" className="text-heading">
						{testimonials.heading}
					</h2>
				</Carousel>
			</div>
		</section>
	)
}
