import { Fragment } from 'react'
import type { Call, ReferenceField } from './reference.ts'

export const Method = ({ method }: { method: string }) => <b className={method.toLowerCase()}>{method}</b>

/** Breaks after its slashes first. */
export const Path = ({ path }: { path: string }) => (
	<code>
		{path.split(/(?<=\/)(?=.)/).map((part, place) => (
			// biome-ignore lint/suspicious/noArrayIndexKey: the parts of a path have no other names
			<Fragment key={place}>
				{place > 0 && <wbr />}
				{part}
			</Fragment>
		))}
	</code>
)

function Fields({ fields }: { fields: readonly ReferenceField[] }) {
	return (
		<dl>
			{fields.flatMap(({ name, type, isRequired, notes }, place) => [
				<dt key={name}>
					<code>{name}</code> <i>{type}</i>
					{isRequired && <em>required</em>}
				</dt>,
				// A list of definitions ends with one.
				(notes || place === fields.length - 1) && <dd key={`${name} notes`}>{notes}</dd>,
			])}
		</dl>
	)
}

/** A wide sample scrolls, also by keyboard. */
export function Sample({ text }: { text: string }) {
	// biome-ignore lint/a11y/noNoninteractiveTabindex: only a focused element scrolls by keyboard
	return <pre tabIndex={0}>{text}</pre>
}

export function CallEntry({ call, isOpen }: { call: Call; isOpen: boolean }) {
	const { id, method, path, summary, description, credentials, fields, request, answer, refusals } = call
	return (
		<details className="call" id={id} open={isOpen} data-call>
			<summary>
				<Method method={method} />
				<h3>{summary}</h3>
				<Path path={path} />
			</summary>
			<div className="call-body">
				<div>
					{description && <p>{description}</p>}
					<h4>Credential</h4>
					<p>{credentials}</p>
					{fields.length > 0 && (
						<>
							<h4>Fields</h4>
							<Fields fields={fields} />
						</>
					)}
					{refusals.length > 0 && (
						<>
							<h4>Refusals of its own</h4>
							<dl className="own">
								{refusals.flatMap(({ status, codes }) => [
									<dt key={status}>{status}</dt>,
									<dd key={`${status} codes`}>
										<code>{codes}</code>
									</dd>,
								])}
							</dl>
						</>
					)}
				</div>
				<div className="samples">
					<h4>Request</h4>
					<Sample text={request} />
					<h4>Answer</h4>
					<Sample text={answer} />
				</div>
			</div>
		</details>
	)
}
