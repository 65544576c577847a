import { Fragment } from 'react'
import type { Call, Field } from './reference.ts'

function Fields({ fields }: { fields: readonly Field[] }) {
	return (
		<dl>
			{fields.flatMap(({ name, type, isRequired, notes }) => [
				<dt key={name}>
					<code>{name}</code>
				</dt>,
				<dd key={`${name} notes`}>
					{type}
					{isRequired && ', required'}
					{notes && `. ${notes}`}
				</dd>,
			])}
		</dl>
	)
}

/** A wide sample scrolls, also by keyboard. */
function Sample({ text }: { text: string }) {
	return (
		// biome-ignore lint/a11y/noNoninteractiveTabindex: only a focused element scrolls by keyboard
		<pre className="sample" tabIndex={0}>
			{text}
		</pre>
	)
}

/** Breaks after its slashes first. */
const Path = ({ path }: { path: string }) =>
	path.split(/(?<=\/)/).map((part, place) => (
		// biome-ignore lint/suspicious/noArrayIndexKey: the parts of a path have no other names
		<Fragment key={place}>
			{place > 0 && <wbr />}
			{part}
		</Fragment>
	))

export function CallEntry({ call }: { call: Call }) {
	const { id, method, path, summary, description, credentials, fields, request, answer, refusals } = call
	return (
		<details className="call" id={id} data-call>
			<summary>
				<h3>{summary}</h3>
				<code>
					{method} <Path path={path} />
				</code>
			</summary>
			<div className="call-body">
				{description && <p>{description}</p>}
				<p>Credential: {credentials}.</p>
				{fields.length > 0 && (
					<>
						<h4>Fields</h4>
						<Fields fields={fields} />
					</>
				)}
				<h4>Request</h4>
				<Sample text={request} />
				<h4>Answer</h4>
				<Sample text={answer} />
				<h4>Refusals</h4>
				<dl>
					{refusals.flatMap(({ status, codes }) => [
						<dt key={status}>{status}</dt>,
						<dd key={`${status} codes`}>
							<code>{codes}</code>
						</dd>,
					])}
				</dl>
			</div>
		</details>
	)
}
