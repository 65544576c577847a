import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { Reporter, TestCase, TestModule, TestSpecification } from 'vitest/node'
import { startProgress } from './progress.ts'

/** A run of more files tells their number. */
const mostNamed = 30

/** Vitest requires a class. */
export default class VitestProgress implements Reporter {
	#progress = startProgress('vitest')

	onTestRunStart(files: readonly TestSpecification[]): void {
		const named = files.length > mostNamed ? [] : files
		if (named.length < files.length) console.log(`     ${files.length} test files`)
		for (const { project, moduleId } of named) console.log(`     ${relative(project.config.root, moduleId)}`)
	}

	onTestModuleCollected(file: TestModule): void {
		this.#progress.expect([...file.children.allTests()].length)
	}

	onTestCaseResult(test: TestCase): void {
		this.#progress.finish()
		const { state, errors = [] } = test.result()
		if (state === 'failed') this.#progress.fail(nameOf(test), errors.map(wordsOf))
	}

	onTestModuleEnd(file: TestModule): void {
		const { prepareDuration, collectDuration, setupDuration, duration } = file.diagnostic()
		this.#progress.spend(file.relativeModuleId, prepareDuration + collectDuration + setupDuration + duration)
	}

	/** Failures outside a test: a file that does not load, or a hook. */
	onTestRunEnd(files: readonly TestModule[], errors: readonly { message: string; stack?: string }[]): void {
		for (const file of files) {
			const others = file.errors()
			if (others.length > 0) this.#progress.fail(file.relativeModuleId, others.map(wordsOf))
		}
		if (errors.length > 0) this.#progress.fail('outside of the tests', errors.map(wordsOf))
		this.#progress.end()
	}
}

const nameOf = (test: TestCase) => `${test.module.relativeModuleId} › ${test.fullName}`

const wordsOf = ({ message, stack = '', diff = '' }: { message: string; stack?: string; diff?: string }) => {
	const frames = stack.split('\n').filter((line) => /^\s+at .*(tests|worker|web|scripts)\//.test(line))
	return [message, stripVTControlCharacters(diff), ...frames.slice(0, 6)].filter((part) => part !== '').join('\n')
}
