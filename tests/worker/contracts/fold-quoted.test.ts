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
	['Gmail in Spanish', 'El vie, 27 nov 2026 a las 10:11, Desk (<desk@company.example>) escribió:\n\n> Buenos días'],
	['Gmail in Portuguese', 'Em sex., 27 de nov. de 2026 às 10:11, Desk <desk@company.example> escreveu:\n\n> Bom dia'],
	[
		'Gmail in Italian',
		'Il giorno ven 27 nov 2026 alle ore 10:11 Desk <desk@company.example> ha scritto:\n\n> Buongiorno',
	],
	['Gmail in Dutch', 'Op vr 27 nov 2026 om 10:11 schreef Desk <desk@company.example>:\n\nGoedemorgen'],
	['Gmail in Polish', 'pt., 27 lis 2026 o 10:11 Desk <desk@company.example> napisał(a):\n\n> Dzień dobry'],
	[
		'Gmail in Turkish, wrapped',
		'Desk <desk@company.example>, 27 Kas 2026 Cum, 10:11 tarihinde\nşunu yazdı:\n\n> Günaydın',
	],
	['Gmail in Japanese', '2026年11月27日(金) 10:11 Desk <desk@company.example>:\n\n> おはようございます'],
	['Gmail in Hindi', 'शुक्र, 27 नव॰ 2026 को 10:11 am बजे को Desk <desk@company.example> ने लिखा:\n\n> नमस्ते'],
	['Gmail in Arabic', 'في الجمعة، 27 نوفمبر 2026 في 10:11 كتب Desk <desk@company.example>:\n\n> صباح الخير'],
	['Thunderbird in Italian', 'Il 27/11/26 10:11, Desk ha scritto:\n> Buongiorno'],
	['Thunderbird in Swedish', 'Den 2026-11-27 kl. 10:11, skrev Desk:\n> God morgon'],
	['Yahoo', 'On Friday, November 27, 2026 at 10:11:00 AM GMT+5:30, Desk <desk@company.example> wrote:\n\nDear Meera'],
	['Zoho', '---- On Fri, 27 Nov 2026 10:11:00 +0530 Desk <desk@company.example> wrote ----\n\nDear Meera'],
	['a program that names nobody', 'In an earlier mail of 27 Nov 2026, 10:11, it said:\n\n> Dear Meera'],
	[
		'Outlook in Polish',
		'Od: Desk <desk@company.example>\nWysłano: piątek, 27 listopada 2026 10:11\nDo: Meera Nair\nTemat: RE: Oferta\n\nDzień dobry',
	],
	[
		'Outlook in Turkish',
		'Kimden: Desk\nGönderildi: 27 Kasım 2026 Cuma 10:11\nKime: Meera Nair\nKonu: YNT: Teklif\n\nGünaydın',
	],
	[
		'Outlook in Japanese',
		'差出人: Desk <desk@company.example>\n送信日時: 2026年11月27日 10:11\n宛先: Meera\n件名: RE: 見積\n\nお世話になります',
	],
	[
		'Outlook in Dutch',
		'Van: Desk\nVerzonden: vrijdag 27 november 2026 10:11\nAan: Meera\nOnderwerp: RE: Offerte\n\nBeste',
	],
	['Exchange in Spanish', '-----Mensaje original-----\nDe: Desk\nBuenos días'],
])('what %s quotes is folded', (_, quoted) => {
	const own = 'Thank you, that helps us a lot, and we begin on Monday.\n\nMeera'
	expect(foldQuoted(`${own}\n\n${quoted}`)).toEqual({ own, quoted, isOpen: false })
	expect(foldQuoted(`${own}\n${quoted}`)).toEqual({ own, quoted, isOpen: false })
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
	[
		'a text whose own lines look like a header',
		'Please book the visit:\n\nFrom: Kochi\nTo: Dubai\nDate: 12 January 2027 10:30\nPassengers: 2\n\nThe gate is closed.',
	],
	[
		'a sentence about writing with a time',
		'Hello,\n\non Monday at 10:00 your colleague wrote:\n\nit costs 40,000 a year.',
	],
	['a German sentence with a date', 'Guten Tag,\n\nam 27.11.2026 schrieb Ihr Kollege:\n\nes kostet 400 Euro.'],
	['marked lines that the sender announces', 'The command prints this:\n\n> error: disk full at /var\n> retry in 5 s'],
	['a list of an address', 'Write to desk@company.example:\n\n- the plan\n- the price'],
	[
		'a mail that Thunderbird passes on',
		'See this.\n\n-------- Weitergeleitete Nachricht --------\nBetreff: Preis\nVon: A <a@b.example>\nAn: c@d.example\n\nHallo',
	],
	[
		'a mail that Gmail passes on in any language',
		'Ver.\n\n---------- Missatge reenviat ---------\nDe: A <a@b.example>\nDate: 27 nov 2026\nTo: c@d.example\n\nHola',
	],
	[
		'a mail that Apple Mail passes on',
		'Ecco.\n\nInizio messaggio inoltrato:\n\nDa: A <a@b.example>\nOggetto: Prezzo\nA: c@d.example\n\nCiao',
	],
	['nothing', ''],
])('%s stays whole', (_, text) => {
	expect(foldQuoted(text)).toEqual({ own: text, quoted: '', isOpen: false })
})

const outlook =
	'From: A <a@b.example>\nSent: 25 November 2026 16:12\nTo: Meera <c@d.example>\nSubject: Import\n\nWhere is the log?'

test.each([
	'FW: Import',
	'Fwd: Import',
	'WG: Import',
	'TR : Import',
	'RV: Import',
	'I: Import',
	'ENC: Import',
	'VS: Import',
	'[Ext] Fw: Import',
	'転送: Import',
])('with the subject "%s" a text stays whole, and with an answer to it not', (subject) => {
	const text = `Can you answer our auditor by Friday, please? It is what we talked of.\n\n${outlook}`
	expect(foldQuoted(text, subject)).toEqual({ own: text, quoted: '', isOpen: false })
	expect(foldQuoted(text, `Re: ${subject}`).quoted).toBe(outlook)
})

test('marked lines that nobody announces are folded, and open', () => {
	const own = 'Thank you, that helps us a lot, and we begin on Monday.'
	const quoted = '> Dear Meera\n>\n> yes'
	expect(foldQuoted(`${own}\n\n${quoted}`)).toEqual({ own, quoted, isOpen: true })
})

test.each([
	['few words', 'Yes, go ahead.'],
	['few words in Japanese', '承知しました。お願いします。'],
	...[
		['English', 'You will find my answers to all of your questions below, in your own text.'],
		['German', 'Meine Antworten auf alle Ihre Fragen stehen unten in Ihrem Text, wie besprochen.'],
		['French', 'Vous trouverez mes réponses à toutes vos questions ci-dessous, dans votre texte.'],
		['Spanish', 'Encontrará mis respuestas a todas sus preguntas más abajo, en su propio texto.'],
		['Portuguese', 'As minhas respostas a todas as suas perguntas estão abaixo, no seu texto.'],
		['Italian', 'Le mie risposte a tutte le vostre domande si trovano qui sotto, nel testo.'],
		['Dutch', 'Mijn antwoorden op al uw vragen staan hieronder, in uw eigen tekst, zoals beloofd.'],
		['Polish', 'Moje odpowiedzi na wszystkie Państwa pytania znajdują się poniżej, w tekście wiadomości, jak zwykle.'],
		[
			'Turkish',
			'Bütün sorularınıza verdiğim cevapları aşağıda, kendi metninizin içinde, satır satır bulabilirsiniz, teşekkür ederim.',
		],
		[
			'Japanese',
			'いただいたご質問への回答は、すべて以下の本文の中に一つずつ書き込んでおきましたので、ご確認ください。',
		],
		['Hindi', 'आपके सभी प्रश्नों के मेरे उत्तर नीचे आपके ही पाठ में एक एक करके दिए गए हैं।'],
	],
])('below %s the quoted part is open', (_, own) => {
	expect(foldQuoted(`${own}\n\n${outlook}`)).toEqual({ own, quoted: outlook, isOpen: true })
})

test('a text of 200,000 characters in one line, or in as many lines, is read at once', () => {
	const start = performance.now()
	for (const text of [
		'On '.repeat(66_000),
		'>\n'.repeat(20_000),
		`On ${'a\n'.repeat(60_000)}`,
		'a:\n'.repeat(60_000),
		`${'From: a@b.example\n'.repeat(20_000)}`,
		`${'_'.repeat(9)}\n`.repeat(5_000),
	])
		foldQuoted(text)
	expect(performance.now() - start).toBeLessThan(2_000)
})
