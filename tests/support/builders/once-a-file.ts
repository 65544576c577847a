let files = 0

/** The next test file begins: what `onceAFile` keeps is of rows that are gone. */
export function beginFile(): void {
	files += 1
}

/** Returns a function that makes its answer at its first call in each test file. */
export function onceAFile<Answer>(make: () => Answer): () => Answer {
	let kept: { file: number; answer: Answer } | undefined
	return () => {
		if (kept?.file !== files) kept = { file: files, answer: make() }
		return kept.answer
	}
}
