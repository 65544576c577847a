import type { Ways } from './use-visitor-form.ts'

const link = 'inline-block py-0.5 underline underline-offset-2'

/** How to reach the company without the form. */
export const OtherWays = ({ address, phone }: Ways) => (
	<span className="mt-1 block">
		You can also write to{' '}
		<a href={`mailto:${address}`} className={link}>
			{address}
		</a>{' '}
		or call{' '}
		<a href={`tel:${phone.replaceAll(' ', '')}`} className={`${link} whitespace-nowrap`}>
			{phone}
		</a>
		.
	</span>
)
