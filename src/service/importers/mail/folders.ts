/**
 * Roles of mail folders: Gmail's labels (`X-Gmail-Labels` of a Takeout, in the account's language), and the folder
 * names of other programs.
 */
import { foldCase } from '#platform/text-match.ts';
import { phrases } from '../phrases.ts';
import { headerText, type MailHeaders } from './headers.ts';

export type FolderRole = 'sent' | 'spam' | 'trash' | 'draft' | 'chat';

/** Folder names in Gmail, Thunderbird, Apple Mail and Outlook. */
const NAMES: Readonly<Record<FolderRole, string>> = {
  sent: `Sent|Sent Mail|Sent Items|Sent Messages|Gesendet|Gesendete Nachrichten|Gesendete Elemente|Gesendete Objekte|Enviados|Enviado|
    Correo enviado|Mensajes enviados|Elementos enviados|E-mails enviados|Itens enviados|Mensagens enviadas|Envoyés|Messages envoyés|
    Éléments envoyés|Inviati|Inviata|Posta inviata|Verzonden|Verzonden items|Verzonden berichten|Wysłane|Elementy wysłane|Отправленные|
    Отправлено|Надіслані|Відправлені|Адпраўленыя|Gönderilmiş Postalar|Gönderilenler|Gönderilmiş Öğeler|送信済み|送信済みメール|送信済みアイテム|
    已发送|已发邮件|已发送邮件|寄件備份|寄件備分|已傳送|보낸편지함|보낸 메일함|Skickat|Skickade|Skickade objekt|Sendt|Sendt post|Sendte elementer|
    Sendt e-post|Lähetetyt|Odeslaná pošta|Odeslané|Odoslané|Elküldött|Elküldött üzenetek|Elküldött levelek|Trimise|Mesaje trimise|
    Απεσταλμένα|Изпратени|Poslano|Poslato|נשלח|דואר שנשלח|הודעות שנשלחו|البريد المرسل|المرسلة|الرسائل المرسلة|Terkirim|Surat Terkirim|
    Đã gửi|Thư đã gửi|ส่งแล้ว|จดหมายที่ส่งแล้ว|ส่งข้อความแล้ว|भेजे गए|भेजी गई|Enviats|Bidalita`,
  spam: `Spam|Junk|Junk Mail|Junk E-mail|Junk Email|Junk-E-Mail|Bulk Mail|Correo no deseado|No deseado|Lixo Eletrônico|Lixo eletrónico|
    Pourriel|Courrier indésirable|Indésirables|Posta indesiderata|Ongewenst|Ongewenste e-mail|Ongewenste post|Wiadomości-śmieci|Спам|
    Нежелательная почта|Небажана пошта|迷惑メール|垃圾邮件|垃圾郵件|스팸|스팸함|스팸편지함|정크 메일|Skräppost|Søppelpost|Uønsket post|Uønsket mail|
    Roskaposti|Nevyžádaná pošta|Levélszemét|Ανεπιθύμητα|Ανεπιθύμητη αλληλογραφία|Нежелана поща|ספאם|דואר זבל|الرسائل غير المرغوب فيها|
    غير مرغوب فيه|สแปม|จดหมายขยะ|Thư rác|स्पैम|Önemsiz|Gereksiz|Brossa`,
  trash: `Trash|Bin|Deleted Items|Deleted Messages|Papierkorb|Gelöschte Elemente|Gelöschte Objekte|Gelöscht|Papelera|
    Elementos eliminados|Eliminados|Lixeira|Lixo|Itens excluídos|Corbeille|Éléments supprimés|Messages supprimés|Cestino|Posta eliminata|
    Prullenbak|Verwijderde items|Kosz|Elementy usunięte|Корзина|Удаленные|Удалённые|Кошик|Видалені|Сметніца|Çöp kutusu|Çöp|Silinmiş Öğeler|
    ゴミ箱|削除済みアイテム|已删除邮件|已删除|垃圾桶|刪除的郵件|휴지통|지운 편지함|Papperskorgen|Borttagna objekt|Papirkurv|Papirkurven|Roskakori|
    Poistetut|Koš|Kôš|Odstraněná pošta|Kuka|Törölt elemek|Coș de gunoi|Κάδος απορριμμάτων|Κάδος|Кошче|Smeće|אשפה|פריטים שנמחקו|المهملات|
    سلة المهملات|Sampah|Tong Sampah|Thùng rác|ถังขยะ|ट्रैश|Paperera`,
  draft: `Draft|Drafts|Entwurf|Entwürfe|Borrador|Borradores|Rascunho|Rascunhos|Brouillon|Brouillons|Bozza|Bozze|Concepten|
    Wersje robocze|Wersja robocza|Szkice|Kopie robocze|Черновик|Черновики|Чернетка|Чернетки|Чарнавікі|Taslak|Taslaklar|下書き|草稿|
    임시보관함|임시 보관함|Utkast|Kladde|Kladder|Luonnokset|Luonnos|Koncepty|Piszkozat|Piszkozatok|Ciorne|Mesaje nefinalizate|Πρόχειρα|
    Πρόχειρο|Чернови|Skice|טיוטה|טיוטות|المسودات|مسودات|Draf|Bản nháp|Thư nháp|ร่างจดหมาย|ร่าง|ड्राफ़्ट|Esborranys`,
  chat: 'Chat|Chats|Чат|Чаты|Чати|チャット|聊天|即時通訊|채팅|Czat|Czaty|Sohbet|Sohbetler|Chatt|Συνομιλίες|צ׳אט|الدردشة|แชท',
};

const ROLES: ReadonlyMap<string, FolderRole> = new Map(
  (Object.keys(NAMES) as FolderRole[]).flatMap((role) =>
    phrases(NAMES[role]).map((name): [string, FolderRole] => [foldCase(name), role]),
  ),
);

/** Role of a label or folder; a folder's name may end in `.mbox`. */
export function folderRole(name: string): FolderRole | undefined {
  return ROLES.get(foldCase(name.trim()).replace(/\.(?:mbox|mbx)$/, ''));
}

/** Gmail's labels of a mail; undefined without the header. Names with commas are quoted. */
export function gmailLabels(headers: MailHeaders): string[] | undefined {
  const value = headerText(headers, 'x-gmail-labels');
  if (value === undefined) return undefined;
  return Array.from(value.matchAll(/\s*(?:"([^"]*)"|([^,]+))\s*(?:,|$)/g), ([, quoted, plain = '']) =>
    (quoted ?? plain).trim(),
  ).filter((label) => label !== '');
}
