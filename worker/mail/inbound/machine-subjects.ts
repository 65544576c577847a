/** What mail programs write before the subject of a note that somebody is away, and at its end. By language. */
const absences: Readonly<Record<string, RegExp>> = {
	en: /(?:automatic|auto|automated)[ -]?(?:reply|response)|autoreply|auto(?=\s*:\s*(?:re|fwd?)\b)|ooo|out[ -]of[ -](?:the[ -])?office(?: (?:auto-?reply|reply|message|notification))?|away from (?:the )?office|(?:on |away on )?(?:annual |parental |sick )leave|(?:on|away on) (?:leave|vacation|holiday)|vacation (?:reply|message)/,
	de: /automatische antwort|abwesend|abwesenheit(?:s(?:notiz|meldung|nachricht|assistent))?|automatische abwesenheits\S+|au(?:ß|ss)er haus|(?:ich bin )?(?:derzeit |aktuell )?nicht im b(?:ü|ue)ro/,
	fr: /réponse automatique|absence|absence du bureau|message d['’]absence|notification d['’]absence|(?:je suis )?absent\(?e?\)?(?: du bureau)?|en congés?/,
	es: /respuesta autom[aá]tica|(?:estoy )?fuera de (?:la )?oficina|ausente de la oficina|(?:mensaje de )?ausencia|de vacaciones/,
	it: /risposta automatica|fuori (?:sede|ufficio)|assente(?: dall['’]ufficio)?|(?:messaggio di )?assenza/,
	pt: /resposta autom[aá]tica|fora do escrit[oó]rio|aus[eê]ncia(?: temporária| do escrit[oó]rio)?|ausente(?: do escrit[oó]rio)?|de férias/,
	nl: /automatisch(?:e)? (?:antwoord|beantwoording)|afwezig|afwezigheids(?:bericht|melding|assistent)|niet op kantoor/,
	pl: /automatyczna odpowied[zź]|odpowied[zź] automatyczna|autoodpowied[zź]|poza biurem|nieobecno[sś][cć](?: w biurze)?/,
	tr: /otomatik yan[iı]t|ofis d[iı](?:ş|s)[iı](?:nda)?(?:y[iı]m)?/,
	ja: /【?自動(?:応答|返信|送信)|不在(?:通知|連絡|のお知らせ)|休暇(?:通知|中)/,
	sv: /autosvar|automatiskt svar|frånvaro(?:meddelande)?/,
	ru: /автоответ|автоматический ответ/,
	zh: /自动(?:回复|答复)|自動回覆/,
}

/** What help desks write about a mail that they have taken. By language. */
const receipts: Readonly<Record<string, RegExp>> = {
	en: /(?:(?:your )?(?:support )?(?:ticket|request|case|enquiry|inquiry|message|e-?mail)(?: (?:no\.? ?|number )?\(?#?[\w-]+\)?)? (?:has been |was |is )?|has been |was )(?:(?:received|created|opened|registered|logged|acknowledged)(?=$|\s*[-–—:(#[.,!]| (?:for|by|successfully|\d))|acknowledge?ment$)|we(?: have|['’]ve)? (?:received|got) your (?:\w+ )?(?:request|message|e-?mail|enquiry|inquiry|ticket)|(?:ticket|request|case) (?:receipt|confirmation)|acknowledge?ment of (?:your|receipt)|thank(?:s| you) for (?:contacting|reaching out to)/,
	de: /(?:ihre?|deine?) (?:\S+ )?(?:anfrage|ticket|nachricht|e-?mail|anliegen)(?: \S+)? (?:ist (?:bei uns )?eingegangen|wurde (?:erstellt|empfangen|registriert|erfasst)|haben wir erhalten)|ticket \S+ wurde (?:erstellt|registriert|erfasst)|vielen dank für (?:ihre|deine) (?:anfrage|nachricht|e-?mail)|wir haben (?:ihre|deine|ihr) (?:anfrage|nachricht|e-?mail|ticket) erhalten|eingangsbestätigung/,
	fr: /(?:votre (?:demande|ticket|message|requête)(?: \S+)?|nous avons) (?:a )?(?:bien )?(?:été )?(?:reçue?s?|enregistrée?|créée?)(?: votre (?:demande|message))?|(?:votre )?ticket \S+ (?:a été )?créé|merci de nous avoir contactée?s?|accusé de réception/,
	es: /hemos recibido (?:su|tu) (?:solicitud|mensaje|consulta|correo)|(?:su |tu )?(?:solicitud|consulta|ticket|mensaje)(?: \S+)? (?:ha sido )?(?:recibid[oa]|cread[oa]|registrad[oa])|gracias por (?:contactar|comunicarse)\S*|acuse de recibo/,
	it: /abbiamo ricevuto (?:la (?:tua|sua|vostra) richiesta|il (?:tuo|suo|vostro) messaggio)|(?:la (?:tua|sua) )?(?:richiesta|segnalazione|ticket)(?: \S+)? (?:è stat[ao] )?(?:ricevut[ao]|apert[ao]|creat[ao]|registrat[ao])|grazie per averci (?:contattat\S|scritto)|conferma di ricezione/,
	pt: /recebemos (?:a )?(?:sua|seu|o seu) (?:solicitação|mensagem|pedido|e-?mail|contato)|(?:sua )?(?:solicitação|chamado|ticket|pedido)(?: \S+)? (?:foi )?(?:recebid[oa]|criad[oa]|abert[oa]|registrad[oa])|obrigad[oa] (?:por|pelo) (?:entrar em |seu )?contat?o|confirmação de rece(?:p)?ção/,
	nl: /w(?:ij|e) hebben (?:uw|je) (?:verzoek|bericht|aanvraag|e-?mail|vraag) ontvangen|(?:uw|je) (?:verzoek|ticket|aanvraag|melding)(?: \S+)? is (?:ontvangen|aangemaakt|geregistreerd)|bedankt voor (?:uw|je) (?:bericht|e-?mail|vraag)|ontvangstbevestiging/,
	pl: /otrzymali[sś]my (?:twoje|pa[nń]stwa|pana|pani) (?:zgłoszenie|wiadomo[sś][cć]|zapytanie)|(?:twoje )?zgłoszenie(?: \S+)? (?:zostało )?(?:przyj[eę]te|utworzone|zarejestrowane|otrzymane)|dziękujemy za kontakt|potwierdzenie (?:otrzymania|przyjęcia)/,
	tr: /(?:talebiniz|mesaj[iı]n[iı]z|ba(?:ş|s)vurunuz|destek talebiniz)(?: \S+)? (?:al[iı]nd[iı]|al[iı]nm[iı](?:ş|s)t[iı]r|olu(?:ş|s)turuldu|taraf[iı]m[iı]za ula(?:ş|s)t[iı])/,
	ja: /お問い?合わ?せ(?:いただき)?(?:、)?(?:誠に)?ありがとう|(?:お問い?合わ?せ|ご依頼|チケット|リクエスト)(?:\S* )?を?(?:受け?付け?|受領|承り|作成)(?:ました|いたしました|完了|のお知らせ)/,
}

/** A mark of the ticket before the words: "[#5512]", "Ticket 5512:", "(5512)". */
const ticket = /^(?:\s*(?:\[[^\]]{1,40}\]|\([^)]{1,40}\)|#[\w-]{1,20})\s*[:\-–—]?\s*)+/

const all = (table: Readonly<Record<string, RegExp>>) =>
	Object.values(table)
		.map(({ source }) => source)
		.join('|')

/** The words stand alone, or another subject follows them: "Out of office furniture" is about furniture. */
const absence = new RegExp(`^(?:${all(absences)})\\s*(?:$|[:：.!(\\[\\-–—,】]|(?:re|aw|sv|tr|antw|odp|ynt)\\s*:)`, 'u')
const isAway =
	/^(?:i am|i['’]m|\S+(?: \S+){0,3} is) (?:currently )?(?:out of (?:the )?office|away from (?:the|my) office|on (?:annual )?leave)\b/
const receipt = new RegExp(`^(?:${all(receipts)})`, 'u')

/** Whether a subject is that of an absence note, or of the receipt of another desk, in one of ten languages. */
export function isOfMachine(subject: string): boolean {
	const words = subject.normalize('NFC').toLowerCase().trim()
	return [words, words.replace(ticket, '')].some(
		(each) => absence.test(each) || isAway.test(each) || receipt.test(each),
	)
}
