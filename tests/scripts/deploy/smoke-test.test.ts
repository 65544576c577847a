import { expect, test } from 'vitest'
import { problemOf } from '#scripts/deploy/smoke-test.ts'

const answer = (...signs: string[]) =>
	JSON.stringify({ findings: signs.map((sign) => ({ sign, text: `${sign} is down.`, mend: 'npm run deploy' })) })

test('an unhealthy site says what it lacks', () => {
	expect(problemOf(503, answer('settings', 'cron'))).toBe('settings is down. npm run deploy')
	expect(problemOf(502, '<html>')).toBe('502')
	expect(problemOf(503, '{}')).toBe('503')
})

test('a silent cron and delayed mail do not fail a deployment', () => {
	expect(problemOf(503, answer('cron', 'mail'))).toBeNull()
})
