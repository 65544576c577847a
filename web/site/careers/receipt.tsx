import { CircleCheck } from 'lucide-react'
import { Button, ButtonLink } from '#web/ui/button.tsx'

/** Hidden at first: the cached page is the same for all. `enhance/application-receipt.ts` fills and shows it. */
export const Receipt = () => (
	<div role="status" data-enhance="application-receipt" className="shell print:hidden">
		<div
			hidden
			className="my-6 flex flex-wrap items-center gap-x-6 gap-y-3 rounded-md border border-success/25 bg-success-soft px-4 py-3"
		>
			<p className="min-w-0 flex-1 basis-72 break-words">
				<CircleCheck aria-hidden="true" className="me-2 inline size-5 align-text-bottom text-success" />
				<span className="font-semibold">
					We have your application for <bdi data-receipt="job" />.
				</span>{' '}
				<span>
					Your reference is <strong data-receipt="reference" className="font-semibold whitespace-nowrap" />.
				</span>
			</p>
			<div className="flex flex-wrap gap-2">
				<ButtonLink data-receipt="page" size="small">
					See your application
				</ButtonLink>
				<Button data-receipt="hide" variant="quiet" size="small">
					Hide
				</Button>
			</div>
		</div>
	</div>
)
