import { customers } from '#web/content/customers.ts'
import { customersHeading } from '#web/content/home.ts'
import { Carousel } from '#web/site/parts/carousel.tsx'
import { CustomerLogo } from './customer-logos.tsx'

const logoMs = 2000

export function Customers() {
	return (
		<div className="shell py-14 desktop:py-20">
			<Carousel
				label={customersHeading}
				autoplayMs={logoMs}
				loop
				perView="-mx-2 [--per-view:1] tablet:[--per-view:2] min-[1024px]:[--per-view:4]"
				items={customers.map(({ id }) => ({
					key: id,
					content: (
						<div className="mx-2 flex h-28 items-center justify-center rounded-md border border-line bg-surface px-3 text-muted">
							<CustomerLogo id={id} />
						</div>
					),
				}))}
			>
				<h2 className="text-heading">{customersHeading}</h2>
			</Carousel>
		</div>
	)
}
