import { expect, test } from 'vitest'
import { experienceText } from '#web/admin/applications/application-text.ts'
import { applicationsFilterOf, experienceErrors } from '#web/admin/applications/applications-list.ts'
import { applicationParts } from '#web/site/careers/apply-form/send-application.ts'

test.each([
	[2.5, null, '2.5 years'],
	[1, true, '1 year'],
	[0, true, '0 years'],
	[0, false, 'Not stated'],
	[0, null, '0 or not stated'],
])('%j years, stated: %j, read %j', (applicantExperience, experienceStated, text) => {
	expect(experienceText({ applicantExperience, experienceStated })).toBe(text)
})

const number = 'Experience must be a valid number'
const order = 'Experience to must not be less than experience from'

test.each<[string, object, number | null, number | null]>([
	['from=1&to=2', {}, 1, 2],
	['from=2&to=2', {}, 2, 2],
	['from=2&to=1', { to: order }, 2, null],
	['from=many&to=1', { from: number }, null, 1],
	['from=2&to=few', { to: number }, 2, null],
])('a filter of %s says %j and asks for %j to %j', (address, errors, from, to) => {
	const part = new URLSearchParams(address)
	expect(experienceErrors(part)).toEqual(errors)
	expect(applicationsFilterOf(part)).toMatchObject({ applicantExperienceFrom: from, applicantExperienceTo: to })
})

const typed = {
	firstName: 'Amara',
	lastName: 'Okafor',
	email: 'amara.okafor@mail.example',
	mobileNumber: '2348025550134',
	noticePeriod: '1 month',
	applicantLocation: 'Lagos',
}

test.each([
	['', '0', 'false'],
	['  ', '0', 'false'],
	['0', '0', 'true'],
	['6.5', '6.5', 'true'],
])('an experience typed as %j is sent as %j, stated: %s', (applicantExperience, years, experienceStated) => {
	expect(applicationParts({ ...typed, applicantExperience }, 7, new File([], 'cv.pdf'))).toMatchObject({
		applicantExperience: years,
		experienceStated,
	})
})
