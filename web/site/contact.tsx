import { useState } from 'react'
export const handle = { interactive: true }
export default function Contact() {
	const [count, setCount] = useState(0)
	return (
		<button type="button" onClick={() => setCount(count + 1)}>
			clicked {count}
		</button>
	)
}
