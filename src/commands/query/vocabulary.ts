/**
 * What people type in a query for keys, places, platforms, directions and contents, in the languages of the catalogue.
 * What is an English word as well ("con:", "discussions", "todos") is left out, so that it stays one to be found.
 */
import type { DatastoreName } from '#service/contract/datastores.ts';
import type { PlatformName } from '#service/contract/records.ts';
import type { SearchFilter } from '#service/contract/search-extension.ts';

export type Key = 'in' | 'from' | 'to' | 'chat' | 'after' | 'before' | 'until' | 'when' | 'me' | 'on' | 'has';

/** Words by what they mean, as a look-up; accents may be typed as characters of their own. */
function wordsFor<Meaning extends string>(words: Readonly<Record<Meaning, string>>): Readonly<Record<string, Meaning>> {
  return Object.fromEntries(
    (Object.keys(words) as Meaning[]).flatMap((meaning) =>
      words[meaning]
        .split(/\s+/)
        .flatMap((word) => [word.normalize('NFC'), word.normalize('NFD')])
        .map((word) => [word, meaning]),
    ),
  );
}

/** What may stand before a colon, and what it means; lower case. */
export const KEYS = wordsFor<Key>({
  in: 'in в на у en em dans में 在 في',
  from: 'from by от de von від से 来自 发件人 发送者 من',
  to: 'to кому à para 发给 收件人 إلى الى',
  chat: 'chat чат conversa चैट ग्रुप 聊天 群 群聊 محادثة محادثه دردشة مجموعة',
  after: 'after since после с desde seit після depuis après depois después nach बाद 自从 之后 以后 以来 بعد منذ',
  before: 'before до antes avant vor पहले 之前 以前 قبل',
  until: 'until até bis hasta तक 直到 حتى',
  when: 'when during am когда quando wann коли quand cuando कब 何时 什么时候 时间 متى',
  me: 'me',
  on: 'on auf पर 平台 على',
  has: 'has hat tem tiene есть має содержит contient contiene contém enthält 包含 含 带 يحتوي',
});

/** Those of the contract aside, what people call where they look. */
const PLACES = wordsFor<'chats' | 'all' | DatastoreName>({
  chats: 'chats chat чаты чати conversas चैट 聊天 对话 محادثات المحادثات دردشات الدردشات',
  all: 'all everything везде всюди усюди partout tudo alles सब सभी 全部 所有 كل الكل',
  'social-chat-message': `messages message сообщения повідомлення mensajes mensagens nachrichten मैसेज संदेश 消息 信息
    رسائل الرسائل`,
  'social-email': `emails email mail почта письма пошта листи courriels correos correo ईमेल मेल 邮件 邮箱 بريد البريد
    إيميل ايميل إيميلات ايميلات`,
  'social-post': 'posts посты дописи publicaciones publicações beiträge पोस्ट 帖子 منشورات المنشورات',
  file: 'files файлы файли fichiers archivos arquivos dateien फ़ाइल फ़ाइलें फाइल फाइलें 文件 ملفات الملفات',
  favourite:
    'favourites favorites избранное обране favoris favoritos favoriten पसंदीदा 收藏 收藏夹 المفضلة المفضّلة المفضلات المفضّلات مفضلة',
  'social-following': 'following подписки підписки फ़ॉलो 关注',
  'social-calendar': 'calendars календари календарі कैलेंडर 日历 تقويم التقويم التقويمات',
  'social-event': 'events события події événements eventos termine इवेंट कार्यक्रम 日程 活动 أحداث مواعيد المواعيد',
  'social-chat-group': 'groups группы групи ग्रुप 群组 群聊 مجموعات المجموعات',
});

const PLATFORM_WORDS = wordsFor<PlatformName>({
  telegram: 'telegram tg телеграм телеграмм тг टेलीग्राम 电报 تيليجرام تيليغرام تليجرام تلغرام تلجرام',
  whatsapp: 'whatsapp ватсап вотсап вацап व्हाट्सऐप व्हाट्सएप वॉट्सऐप واتساب واتس',
  slack: 'slack слак स्लैक سلاك',
  discord: 'discord дискорд діскорд डिस्कॉर्ड ديسكورد',
  signal: 'signal сигнал सिग्नल سيغنال سيجنال',
});

const DIRECTION_WORDS = wordsFor<'sent' | 'received'>({
  sent: `sent mine me отправленные мои надіслані мої envoyés enviados enviadas gesendet gesendete भेजे भेजा 已发送 发出 发出的
    发送 المرسلة مرسلة`,
  received: `received полученные входящие отримані вхідні reçus recibidos recebidas empfangen empfangene प्राप्त मिले 收到 收到的
    已收到 接收 الواردة واردة المستلمة مستلمة`,
});

const HAS_WORDS = wordsFor<NonNullable<SearchFilter['has']>>({
  link: 'link links url ссылка ссылки посилання lien liens enlace enlaces लिंक 链接 网址 رابط روابط',
  file: `file files attachment attachments файл файлы файли fichier fichiers archivo archivos arquivo arquivos datei
    dateien anhang вложение вложения फ़ाइल फाइल अटैचमेंट 文件 附件 ملف ملفات مرفق مرفقات`,
  photo: `photo photos picture pictures pic pics image images img foto fotos bild bilder imagen imágenes imagem imagens
    фото фотография фотографии фотка фотки картинка картинки изображение світлина світлини зображення चित्र फ़ोटो फोटो तस्वीर
    照片 图片 相片 صورة صور`,
  video: `video videos vídeo vídeos vidéo vidéos clip видео видос відео वीडियो विडियो 视频 录像 فيديو فيديوهات مقطع`,
  voice: `voice voices voicemail sprachnachricht sprachnachrichten vocal vocaux vocale nota-de-voz voz голосовое голосовые
    голосове голосові वॉइस वॉयस आवाज़ 语音 صوتية صوتيات`,
  audio: `audio audios song songs music áudio áudios musik música musique аудио песня музыка аудіо музика пісня ऑडियो गाना
    音频 音乐 歌曲 صوت موسيقى أغنية`,
  sticker:
    'sticker stickers aufkleber autocollant autocollants pegatina figurinha figurinhas стикер стикеры стікер стікери स्टिकर 贴纸 表情包 ملصق ملصقات',
});

const ME = /^(?:me|myself|я|меня|мене|moi|yo|ich|mir|eu|mim|मैं|मुझे|我|我自己|أنا|انا|نفسي)$/i;

const meaningOf =
  <Meaning>(words: Readonly<Record<string, Meaning>>) =>
  (typed: string): Meaning | undefined => {
    const name = typed.toLowerCase();
    return Object.hasOwn(words, name) ? words[name] : undefined;
  };

/** The chats, everything, or the kind of records that a word names. */
export const placeNamed = meaningOf(PLACES);
/** The platform that a word names. */
export const platformNamed = meaningOf(PLATFORM_WORDS);
/** The direction that a word names. */
export const directionOf = meaningOf(DIRECTION_WORDS);
/** What a record shall hold. */
export const contentOf = meaningOf(HAS_WORDS);
/** Whether a name stands for the person. */
export const isMe = (name: string) => ME.test(name);
