import { describe, expect, test } from 'vitest'
import { isDemoCompany } from '#tests/support/specification.ts'
import { pastedMobile, typedMobile } from '#web/admin/forms/mobile-digits.ts'

describe.runIf(isDemoCompany)('the mobile field of a user', () => {
	test.each([
		['+91 98470 12345', '9847012345'],
		['0091-98470-12345', '9847012345'],
		['(+91) 98470 12345', '919847012345'],
		['98470 12345', '9847012345'],
		['९८४७० १२३४५', '9847012345'],
		['９８４７０１２３４５', '9847012345'],
		// A number of another country, or with a digit too many, is never cut to one of somebody else.
		['001 919 847 0123', '0019198470123'],
		['+1 919 847 0123', '+19198470123'],
		['＋971 4 555 0101', '+97145550101'],
		['+91 98470 123456', '+9198470123456'],
		['+44 (0) 20 7946 0000', '+44 (0) 20 7946 0000'],
		['98470123456', '98470123456'],
		['98470 12345 ext. 5', '98470 12345 ext. 5'],
	])('a pasted %s becomes %s', (text, digits) => {
		expect(pastedMobile(text)).toBe(digits)
	})

	test.each([
		['98470a', '98470'],
		['98470123456', '9847012345'],
		['९८', '98'],
		['+', '+'],
		['+971 4 555', '+9714555'],
		['＋९८', '+98'],
		['98+47', '9847'],
		['+1234567890123456', '+123456789012345'],
	])('a typed %s becomes %s', (text, digits) => {
		expect(typedMobile(text)).toBe(digits)
	})
})
