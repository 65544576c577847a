import type { FullConfig, Reporter, Suite, TestCase, TestError, TestResult } from '@playwright/test/reporter'
import { startProgress } from './progress.ts'

/** Playwright requires a class. */
export default class PlaywrightProgress implements Reporter {
	#progress = startProgress('journeys')

	onBegin(_config: FullConfig, suite: Suite): void {
		this.#progress.expect(suite.allTests().length)
	}

	onTestEnd(test: TestCase, { errors, retry, duration }: TestResult): void {
		const isLast = retry === test.retries || test.outcome() !== 'unexpected'
		if (isLast) this.#progress.finish()
		const [project, , ...names] = test.titlePath().slice(1)
		const file = test.location.file.replace(/.*[\\/]tests[\\/]/, 'tests/')
		this.#progress.spend(file, duration)
		const title = `${file} › ${names.join(' › ')} (${project})`
		if (test.outcome() === 'flaky') this.#progress.fail(`${title} passes only when it is tried again`, [])
		else if (errors.length > 0) this.#progress.fail(retry > 0 ? `${title}, tried again` : title, errors.map(wordsOf))
	}

	/** Failures outside a test: a server that does not start, or a file that does not load. */
	onError(error: TestError): void {
		this.#progress.fail('outside of the tests', [wordsOf(error)])
	}

	onEnd(): void {
		this.#progress.end()
	}
}

const wordsOf = ({ stack, message, value, snippet }: TestError) =>
	[stack ?? message ?? value ?? '', snippet ?? ''].filter((part) => part !== '').join('\n')
