/** WhatsApp's placeholders for photos and files, in the phone's language. */
import type { Attachment } from '../importer.ts';
import { phrases } from '../phrases.ts';

type Kind = Attachment['kind'];

/** Android, exported without media: the whole first line. */
const OMITTED_BY_ANDROID = phrases(`
  media omitted|media ommited|medien ausgeschlossen|medien weggelassen|multimedia omitido|archivo omitido|
  mídia oculta|mídia omitida|arquivo de mídia oculto|ficheiro não revelado|média oculta|médias omis|fichier omis|
  média omis|media omessi|media omesso|без медиафайлов|медиафайл пропущен|медиафайлы исключены|без медіафайлів|
  медіафайли не включено|media weggelaten|média vynechány|pominięto multimedia|pominięte multimedia|
  medya dahil edilmedi|medya atlanmış|media tidak disertakan|media jätettiin pois|media har utelämnats|
  mediefil utelämnad|medier udeladt|medier utelatt|conținut media omis|mitjans omesos|تم استبعاد الوسائط|
  המדיה לא נכללה|मीडिया शामिल नहीं किया गया|省略多媒体文件|忽略多媒體檔|略過多媒體檔案|メディアは含まれていません|미디어 파일을 제외한 내용`);

/** iPhone, exported without media: the whole text, or its end after a document's name. */
const OMITTED_BY_IPHONES: Readonly<Partial<Record<Kind, readonly string[]>>> = {
  photo: phrases(`
    image omitted|bild weggelassen|imagen omitida|imagem não revelada|imagem ocultada|imagem omitida|image absente|
    image omise|immagine omessa|изображение отсутствует|изображение пропущено|зображення відсутнє|
    afbeelding weggelaten|obrázek vynechán|pominięto obraz|图像已省略|圖片已省略|画像は省略されました|이미지 생략됨|لم يتم إدراج الصورة|
    gif omitted|gif weggelassen|gif omitido|gif não revelada|gif não revelado|gif ocultado|gif omis|gif retiré|
    gif esclusa|gif omessa|gif отсутствует|gif пропущен|gif weggelaten`),
  video: phrases(`
    video omitted|video note omitted|video weggelassen|video omitido|vídeo omitido|vídeo não revelado|
    vídeo ocultado|vidéo absente|vidéo omise|video omesso|видео отсутствует|видео пропущено|відео відсутнє|
    video weggelaten|video vynecháno`),
  audio: phrases(`
    audio omitted|audio weggelassen|audio omitido|áudio omitido|áudio ocultado|ficheiro de áudio não revelado|
    audio omis|audio omesso|аудио отсутствует|аудиофайл отсутствует|аудио пропущено|аудіо відсутнє|audio weggelaten`),
  sticker: phrases(`
    sticker omitted|sticker weggelassen|sticker omitido|figurinha omitida|sticker não revelado|sticker omis|
    sticker non incluso|sticker omesso|стикер не добавлен|стикер отсутствует|наклейку не додано|sticker weggelaten`),
  file: phrases(`
    document omitted|dokument weggelassen|documento omitido|documento não revelado|documento ocultado|
    document manquant|document omis|documento omesso|документ отсутствует|документ пропущен|документ пропущено|
    document weggelaten`),
  contact: phrases(`
    contact card omitted|kontaktkarte ausgelassen|kontaktkarte weggelassen|tarjeta de contacto omitida|
    contacto não revelado|cartão do contato omitido|fiche contact manquante|carte de contact omise|
    scheda contatto omessa|карточка контакта отсутствует|картка контакту відсутня`),
};

export const ANDROID_OMITTED: ReadonlySet<string> = new Set(OMITTED_BY_ANDROID);

export const IPHONE_OMITTED: ReadonlyMap<string, Kind> = new Map(
  Object.entries(OMITTED_BY_IPHONES).flatMap(([kind, words]) => words.map((word) => [word, kind as Kind] as const)),
);

/** Labels of included files: `IMG-1.jpg (file attached)` and `<attached: IMG-1.jpg>`. */
export const ATTACHED: ReadonlySet<string> = new Set(
  phrases(`
  file attached|datei angehängt|archivo adjunto|arquivo anexado|ficheiro anexado|fichier joint|file allegato|
  файл добавлен|файл додано|bestand bijgevoegd|soubor byl přiložen|plik załączony|załączono plik|dosya ekli|
  file terlampir|bifogad fil|vedhæftet fil|fil vedlagt|liitetiedosto|fișier atașat|الملف مرفق|ملف مرفق|קובץ מצורף|
  फ़ाइल संलग्न है|文件附件|檔案已附加|ファイル添付|파일 첨부됨|attached|angehängt|adjunto|anexado|anexo|anhang|pièce jointe|allegato|
  вложение|прикреплено|bijgevoegd|bijlage|attachment`),
);
