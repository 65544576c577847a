import { expect, test } from 'vitest'
import { foldQuoted } from '#contracts/desks/fold-quoted.ts'

test.each<[program: string, quoted: string]>([
	['Gmail', 'On Fri, 27 Nov 2026 at 10:11, Desk <desk@company.example> wrote:\n> Dear Meera\n> yes'],
	[
		'Gmail, wrapped',
		'On Fri, 27 Nov 2026 at 10:11, A rather long name of a desk\n<desk@company.example> wrote:\n\n> Dear Meera',
	],
	['Gmail as text of HTML', 'On Fri, 27 Nov 2026 at 10:11, Desk <desk@company.example> wrote:\nDear Meera\nyes'],
	['Gmail in German', 'Am Fr., 27. Nov. 2026 um 10:11 Uhr schrieb Desk <desk@company.example>:\n> Guten Tag'],
	['Gmail in French', 'Le ven. 27 nov. 2026 à 10:11, Desk <desk@company.example> a écrit :\n> Bonjour'],
	['Apple Mail', 'On 27 Nov 2026, at 10:11, Desk <desk@company.example> wrote:\n\nDear Meera'],
	['Apple Mail in German', 'Am 27.11.2026 um 10:11 schrieb Desk <desk@company.example>:\n\nGuten Tag'],
	['Apple Mail in French', 'Le 27 nov. 2026 à 10:11, Desk <desk@company.example> a écrit :\n\nBonjour'],
	['Thunderbird', 'On 11/27/26 10:11 AM, Desk wrote:\n> Dear Meera\n>\n> yes'],
	['Thunderbird in German', 'Am 27.11.26 um 10:11 schrieb Desk:\n> Guten Tag'],
	['Thunderbird in French', 'Le 27/11/2026 à 10:11, Desk a écrit :\n> Bonjour'],
	[
		'Outlook',
		'From: Desk <desk@company.example>\nSent: Friday, November 27, 2026 10:11 AM\nTo: Meera Nair\nSubject: Re: Your enquiry\n\nDear Meera',
	],
	[
		'Outlook on the web',
		'________________________________\nFrom: Desk <desk@company.example>\nSent: Friday, November 27, 2026 10:11 AM\nTo: Meera Nair\nSubject: Re: Your enquiry\n\nDear Meera',
	],
	[
		'Outlook with bold labels',
		'*From:* Desk <desk@company.example>\n*Sent:* Friday, November 27, 2026 10:11 AM\n*To:* Meera Nair\n*Subject:* Re: Your enquiry\n\nDear Meera',
	],
	[
		'Outlook in German',
		'Von: Desk <desk@company.example>\nGesendet: Freitag, 27. November 2026 10:11\nAn: Meera Nair\nBetreff: AW: Anfrage\n\nGuten Tag',
	],
	[
		'Outlook in French',
		'De : Desk <desk@company.example>\nEnvoyé : vendredi 27 novembre 2026 10:11\nÀ : Meera Nair\nObjet : RE: Demande\n\nBonjour',
	],
	['Outlook of old', '-----Original Message-----\nFrom: Desk\nDear Meera'],
	['Outlook of old in German', '-----Ursprüngliche Nachricht-----\nVon: Desk\nGuten Tag'],
	['Outlook of old in French', "-----Message d'origine-----\nDe : Desk\nBonjour"],
	['Notes', '-----Desk <desk@company.example> wrote: -----\nTo: Meera Nair\nDear Meera'],
	['Notes with a date', 'Desk/Company wrote on 27/11/2026 10:11:12:\n\n> Dear Meera'],
	['Notes in German', 'Desk/Company schrieb am 27.11.2026 10:11:12:\n\n> Guten Tag'],
	['marked lines alone', '> Dear Meera\n>\n> yes'],
])('what %s quotes is folded', (_, quoted) => {
	const text = `Thank you, that helps.\n\nMeera\n\n${quoted}`
	expect(foldQuoted(text)).toEqual({ own: 'Thank you, that helps.\n\nMeera', quoted })
})

test.each([
	['a text without a quote', 'Good morning,\n\nplease call me.'],
	[
		'words between the quoted lines',
		'See below.\n\nOn 27 Nov 2026, at 10:11, Desk wrote:\n> Does it work?\nYes.\n> And tomorrow?\nNo.',
	],
	['an answer below the quote', '> Does it work?\n\nYes.'],
	['a mail that is nothing but a quote', 'On 27 Nov 2026, at 10:11, Desk wrote:\n> Dear Meera'],
	['a word with a colon', 'Three questions.\nFrom: which day does it run?\nWe need it soon.'],
	['a sentence about writing', 'On Monday your colleague wrote:\nsomebody will call.\n> a marked line\nNobody did.'],
	[
		'a forwarded mail',
		'Please look at this.\n\n---------- Forwarded message ---------\nFrom: A <a@b.example>\nDate: Fri, 27 Nov 2026\nSubject: Price\nTo: Meera\n\nWe offer you a price.',
	],
	['nothing', ''],
])('%s stays whole', (_, text) => {
	expect(foldQuoted(text)).toEqual({ own: text, quoted: '' })
})

test('a text of 200,000 characters in one line, or in as many lines, is read at once', () => {
	const start = performance.now()
	for (const text of [
		'On '.repeat(66_000),
		'>\n'.repeat(20_000),
		`On ${'a\n'.repeat(60_000)}`,
		`${'_'.repeat(9)}\n`.repeat(5_000),
	])
		foldQuoted(text)
	expect(performance.now() - start).toBeLessThan(2_000)
})
