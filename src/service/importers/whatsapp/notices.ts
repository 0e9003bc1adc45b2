/** Texts that WhatsApp itself writes into a transcript: notices, and marks of deleted and edited messages. */
import { phrases } from '../phrases.ts';

const MARKS = /[\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;

/** WhatsApp puts it before its own texts. */
export const LEFT_TO_RIGHT_MARK = '\u200e';

const YOU_DELETED = phrases(`
  you deleted this message|du hast diese nachricht gelöscht|eliminaste este mensaje|apagou esta mensagem|
  você apagou esta mensagem|vous avez supprimé ce message|hai eliminato questo messaggio|
  вы удалили данное сообщение|вы удалили это сообщение|ви видалили це повідомлення|je hebt dit bericht verwijderd|
  u hebt dit bericht verwijderd|tuto zprávu jste smazal/a|bu mesajı sildiniz|anda telah menghapus pesan ini|
  你已删除这条消息|您已刪除此訊息`);

const DELETED = phrases(`
  this message was deleted|message deleted|diese nachricht wurde gelöscht|se eliminó este mensaje|
  este mensaje fue eliminado|esta mensagem foi apagada|mensagem apagada|ce message a été supprimé|
  questo messaggio è stato eliminato|данное сообщение удалено|это сообщение удалено|це повідомлення було видалено|
  це повідомлення видалено|dit bericht is verwijderd|tato zpráva byla smazána|تم حذف هذه الرسالة|
  ta wiadomość została usunięta|bu mesaj silindi|הודעה זו נמחקה|pesan ini telah dihapus|삭제된 메시지입니다|此消息已被删除|此消息已删除|
  此訊息已刪除|このメッセージは削除されました`);

const EDITED = phrases(`
  this message was edited|diese nachricht wurde bearbeitet|se editó este mensaje|este mensaje fue editado|
  mensagem editada|esta mensagem foi editada|ce message a été modifié|questo messaggio è stato modificato|
  сообщение изменено|данное сообщение изменено|dit bericht is bewerkt|це повідомлення відредаговано|
  ta wiadomość została edytowana|bu mesaj düzenlendi|הודעה זו נערכה|pesan ini diedit|pesan ini telah diedit|
  此消息已编辑|此訊息已編輯|このメッセージは編集されました|تم تعديل هذه الرسالة`);

const ENCRYPTED = `end-to-end encrypted|Ende-zu-Ende-verschlüsselt|cifrad[oa]s de extremo a extremo|(?:criptografad|encriptad)as (?:de )?pont[ao] a pont[ao]|protegidas com a criptografia de ponta a ponta|chiffrés de bout en bout|crittografati end-to-end|защищены сквозным шифрованием|наскрізним шифруванням|end-to-end versleuteld|w pełni szyfrowane|szyfrowane metodą end-to-end|uçtan uca şifreli|מוצפנות מקצה לקצה|terenkripsi secara end-to-end|종단간 암호화|端到端加密|端對端加密|エンドツーエンド(?:で)?暗号化|エンドツーエンドの暗号化|مشفرة تمامًا بين الطرفين|एंड-टू-एंड एन्क्रिप्ट`;
const MESSAGES_AND_CALLS =
  'Messages (?:and calls|to this|you send)|Nachrichten (?:und Anrufe|in diesem|an diese|, die)|(?:Los )?mensajes y (?:las )?llamadas|(?:As )?mensagens e (?:as )?(?:ligações|chamadas)|Les messages et (?:les )?appels|I messaggi e le chiamate|Сообщения и звонки|Повідомлення (?:та|й|і) (?:виклики|дзвінки)|Berichten en (?:gesprekken|oproepen)|Wiadomości i połączenia|Mesajlar ve aramalar|ההודעות והשיחות|Pesan dan panggilan|메시지와 통화|消息和通话|訊息和通話|訊息與通話|メッセージと通話|الرسائل والمكالمات|मैसेज और कॉल|संदेश और कॉल';
const MISSED_CALL =
  '^(?:missed (?:group )?(?:voice|video) call|verpasste[rs]? (?:gruppen-?)?(?:sprach|video)anruf|(?:llamada|videollamada) (?:grupal )?(?:de voz )?perdida|chamada de (?:voz|vídeo) (?:em grupo )?perdida|appel (?:vocal|vidéo) (?:de groupe )?manqué|chiamata (?:vocale|persa)(?: persa)?|videochiamata persa|пропущенный (?:аудио|видео)?звонок|пропущенный групповой (?:аудио|видео)?звонок)';

/** Notices with a sender: encryption and numbers on iPhones, calls on both platforms. */
const NOTICES = [
  new RegExp(ENCRYPTED, 'iu'),
  new RegExp(MISSED_CALL, 'iu'),
  /^(?:(?:voice|video) call|silenced (?:voice|video) call)[.,]/iu,
  /(?:security code (?:with .+ )?changed|sicherheitsnummer .+ geändert|código de seguridad .+ cambi)/iu,
  /^(?:this chat is with a (?:business|company)|this business (?:uses|works)|(?:you )?(?:blocked|unblocked) this contact)/iu,
  /^(?:waiting for this message|esperando este mensaje|warte auf diese nachricht)/iu,
];

/** Notices recognisable without WhatsApp's mark; anything less specific could have been written by a person. */
const UNMARKED_NOTICES = [
  new RegExp(`^(?:${MESSAGES_AND_CALLS}).*(?:${ENCRYPTED})`, 'isu'),
  new RegExp(`${MISSED_CALL}(?:[.,]? (?:at|um|a las?|às|à|alle|в) \\d[^\\n]{1,12}|\\. [^\\n]{5,40})?$`, 'iu'),
  /^(?:your security code with .+ changed\.|(?:deine|die) sicherheitsnummer .+ (?:hat sich )?geändert\.|(?:tu|el) código de seguridad .+ cambi(?:ó|ado)\.)/iu,
  /^(?:this chat is with a (?:business|company)|this business (?:uses|works) with|you (?:blocked|unblocked) this contact)/iu,
  /^(?:waiting for this message|esperando este mensaje|warte auf diese nachricht)\. \S/iu,
];

/** Notices found only in groups; the name of the person who acted may precede them. */
const GROUP_NOTICES =
  /\b(?:created (?:this )?group|added|removed|left|joined (?:using|from|via)|changed (?:the (?:subject|group)|this group)|(?:are|is) now an admin|deleted this group)\b|hat die gruppe|(?:wurde|hat .+) hinzugefügt|hat .+ entfernt|(?:creó|cambió) (?:el|la|este) (?:grupo|asunto|descripción)|(?:añadió|eliminó) a\b|salió del grupo|criou (?:o |este )?grupo|(?:adicionou|removeu) |saiu(?: do grupo)?$|mudou (?:o assunto|o nome)|a créé (?:le|ce) groupe|a ajouté|a quitté|a retiré|ha creato (?:il|questo) gruppo|ha (?:aggiunto|rimosso|abbandonato)|создал[аи]? групп|добавил|удалил|вышел|вышла|покинул|изменил[аи]? (?:тему|название)/iu;

const yours = new Set(YOU_DELETED);
const deleted = new Set([...YOU_DELETED, ...DELETED]);
const edited = new Set(EDITED);

const wording = (text: string) =>
  text
    .replaceAll(MARKS, '')
    .replace(/^🚫\s?/u, '')
    .trim()
    .replace(/[.。]$/, '')
    .toLowerCase();

/** Whether it is the placeholder of a deleted message. */
export function isDeleted(body: string): boolean {
  return body.length < 80 && deleted.has(wording(body));
}

/** Whether it is a deletion by "you": its sender is the owner of the phone that exported the transcript. */
export function saysYou(body: string): boolean {
  return body.length < 80 && yours.has(wording(body));
}

/** Whether a text with a sender is a notice. */
export function isNotice(body: string): boolean {
  if (body.length > 600) return false;
  const plain = body.replaceAll(MARKS, '').trim();
  return (body.startsWith(LEFT_TO_RIGHT_MARK) ? NOTICES : UNMARKED_NOTICES).some((notice) => notice.test(plain));
}

/** Whether a notice (without a sender, or marked by WhatsApp) is from a group. */
export function isGroupNotice(text: string): boolean {
  return text.length < 600 && GROUP_NOTICES.test(text.replaceAll(MARKS, ''));
}

/** Removes "<This message was edited>" from the end, in the phone's language. */
export function withoutEdited(body: string): { text: string; edited: boolean } {
  if (!/>\s*$/.test(body.slice(-10))) return { text: body, edited: false };
  const found = /(\u200e?)<([^<>:\n]{5,60})>\s*$/.exec(body.slice(-80));
  const text = found ? body.slice(0, -found[0].length).trimEnd() : '';
  if (!found || text === '') return { text: body, edited: false };
  const [, mark, words = ''] = found;
  // In an unknown language, the mark shows that WhatsApp wrote it.
  if (mark !== '\u200e' && !edited.has(wording(words))) return { text: body, edited: false };
  return { text, edited: true };
}
