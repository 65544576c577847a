// What mail programs write around a quoted or forwarded mail, by language. The texts are parts of patterns.

const anyOf = (...words: readonly string[]) => `(?:${words.join('|')})`

/** `\b` knows Latin letters only. */
const alone = (...words: readonly string[]) => `(?<!\\p{L})${anyOf(...words)}(?!\\p{L})`

const originals = anyOf(
	"original (?:message|appointment)|ursprüngliche nachricht|originalnachricht|message (?:d['’]origine|original)",
	'mensaje original|mensagem original|messaggio originale|oorspronkelijk bericht|(?:oryginalna )?wiadomość(?: oryginalna)?',
	'(?:özgün|orijinal) (?:ileti|mesaj)|ursprungligt meddelande|oprindelig meddelelse|opprinnelig melding',
	'alkuperäinen viesti|исходное сообщение|元のメッセージ|原始邮件|मूल संदेश|الرسالة الأصلية',
)

/** The line above an original message. */
export const originalRule = new RegExp(`^[-_ ]{2,}\\s*${originals}\\s*[-_ ]{2,}$`, 'iu')

const forwards = anyOf(
	'(?:begin )?forwarded message|(?:anfang der )?weitergeleiteten? nachricht|(?:début du )?message (?:réexpédié|transféré)',
	'(?:inicio del )?mensaje reenviado|(?:início da )?mensagem (?:re)?encaminhada|(?:inizio )?messaggio inoltrato',
	'(?:begin )?doorgestuurd bericht|początek przekazywanej wiadomości|przekazana wiadomość|yönlendirilmiş ileti',
	'vidarebefordrat (?:meddelande|brev)|videresendt (?:meddelelse|melding)|пересылаемое сообщение|転送されたメッセージ',
)

/** The line above a mail that is passed on. Many programs put it between many dashes in every language. */
export const forwardRule = new RegExp(`^[-\\s]*${forwards}\\s*[:：]?[-\\s]*$|^-{8,} .+ -{8,}$`, 'iu')

const prefixes = 'fwd?|wg|tr|rv|rm|i|inoltro|enc|vs|vb|vl|pd|doorst|ilt|i̇lt|fs|転送|转发|轉寄|전달'

/** The subject of a mail that is passed on. */
export const forwardSubject = new RegExp(`^\\s*(?:\\[[^\\]]*\\]\\s*)*(?:${prefixes})\\s*[:：]`, 'iu')

const verbs = alone(
	'wrote|schrieb|a écrit|escribió|escreveu|ha scritto|schreef|napisał(?:\\(a\\)|a)?|skrev|yazdı|kirjoitti|napsala?',
	'написала?|пишет|كتب|ने लिखा|എഴുതി',
)

/** The verb between a name and the quoted mail. */
export const wrote = new RegExp(`${verbs}|のメール|さんは|書きました|写道|寫道|작성`, 'iu')

const from = 'From|Von|De|Da|Van|Od|Kimden|Gönderen|Från|Fra|Lähettäjä|От|差出人|发件人|من|प्रेषक'
const to = 'To|An|À|A|Para|Aan|Do|Kime|Till|Til|Vastaanottaja|Кому|Komu|宛先|收件人|إلى|प्रति'
const sent = anyOf(
	'Sent|Gesendet|Envoyé(?: le)?|Enviad[oa](?: el| em)?|Inviato(?: il)?|Verzonden|Wysłano|Gönderildi|Skickat|Sendt',
	'Lähetetty|Отправлено|Odesláno|送信日時|发送时间|تم الإرسال|भेजा गया',
)
const others = anyOf(
	'Date|Datum|Fecha|Data|Tarih|Дата|日付|日期|Cc|Kopia|Importance|Priorität|Subject|Betreff|Objet|Asunto|Assunto',
	'Oggetto|Onderwerp|Temat|Konu|Ämne|Emne|Aihe|Тема|Předmět|件名|主题|الموضوع|विषय',
)

const label = (...names: readonly string[]) => new RegExp(`^\\*?${anyOf(...names)}\\s?[:：]\\*?(?:\\s|$)`, 'iu')

/** The labels of the header above a quoted mail. */
export const header = { from: label(from), sent: label(sent), to: label(to), any: label(from, to, sent, others) }

const places = alone(
	'below|underneath|in-?line|in (?:red|blue|green)|between the lines|unten(?:stehend\\p{L}*)?|ci-dessous|plus bas|abajo',
	'a continuación|abaixo|a seguir|sotto|di seguito|hieronder|onderstaand\\p{L}*|poniżej|aşağıda\\p{L}*|nedan|nedenfor',
	'ниже|níže',
)

/** Words that send the reader to what stands below. */
export const below = new RegExp(`${places}|以下|下記|下に|下面|見下|नीचे|താഴെ|أدناه`, 'iu')
