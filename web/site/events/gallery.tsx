import type { EventPicture } from '#contracts/content/events.ts'
import { ContentPicture } from '#web/site/parts/content-picture.tsx'
import { classNames } from '#web/ui/class-names.ts'

/** Each picture links to its full size. */
export function Gallery({ pictures, title }: { pictures: readonly EventPicture[]; title: string }) {
	if (pictures.length === 0) return null
	return (
		<section aria-labelledby="pictures" className="shell pb-14 desktop:pb-20">
			<h2 id="pictures" className="text-heading">
				Pictures
			</h2>
			<ul
				className={classNames(
					'mt-7 grid gap-x-6 gap-y-8 tablet:grid-cols-2',
					pictures.length > 2 && 'desktop:grid-cols-3',
				)}
			>
				{pictures.map((picture, index) => (
					<li key={picture.id}>
						<figure>
							<a href={picture.url} className="group block overflow-hidden rounded-md bg-sunken">
								<ContentPicture
									picture={picture}
									place={pictures.length > 2 ? 'galleryThird' : 'galleryHalf'}
									alt={picture.alt || `${title}, picture ${index + 2}`}
									className="aspect-4/3 w-full object-cover transition-transform motion-safe:group-hover:scale-[1.02]"
								/>
							</a>
							{picture.alt && (
								<figcaption dir="auto" className="mt-2.5 text-sm text-muted">
									{picture.alt}
								</figcaption>
							)}
						</figure>
					</li>
				))}
			</ul>
		</section>
	)
}
