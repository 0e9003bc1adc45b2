/** What people say without wanting anything looked for: thanks, greetings, farewells, and that something is fine. */

import type { LanguageCode } from '#locales/words.ts';
import { splitWords } from '#platform/text-match.ts';

/** The first of these that a text holds is what it is answered as. */
const KINDS = ['thanks', 'greeting', 'farewell', 'fine'] as const;
export type SmallTalk = (typeof KINDS)[number];

/** Longer ones say something else as well. */
const MAX_LENGTH = 80;

const PHRASES: Readonly<Record<LanguageCode, Readonly<Record<SmallTalk, string>>>> = {
  en: {
    thanks:
      'thanks, thank you, thank u, thx, ty, tysm, cheers, thanks a lot, many thanks, thank you very much, thank you so much, thanks so much',
    greeting:
      'hi, hello, hey, hi there, hello there, hey there, good morning, good afternoon, good evening, howdy, hiya, yo, sup',
    farewell: 'bye, bye bye, goodbye, good night, see you, see you later, see you soon, cya',
    fine: 'ok, okay, k, kk, yes, yep, yeah, no, nope, sure, cool, great, perfect, awesome, wow, lol, haha, all right, alright, got it, understood, i see, well done, never mind, no problem',
  },
  de: {
    thanks:
      'danke, danke dir, danke schön, dankeschön, danke sehr, vielen dank, tausend dank, besten dank, herzlichen dank',
    greeting: 'hallo, guten morgen, guten tag, guten abend, moin, servus, grüß gott, grüezi',
    farewell: 'tschüss, tschüs, ciao, auf wiedersehen, gute nacht, bis bald, bis später, bis dann, bis morgen',
    fine: 'ja, nein, jo, nö, alles klar, klar, verstanden, super, prima, passt, genau, sehr gut, alles gut, kein problem',
  },
  es: {
    thanks: 'gracias, muchas gracias, mil gracias, muchísimas gracias, te lo agradezco',
    greeting: 'hola, buenos días, buenas tardes, buenas noches, buenas, buen día, qué tal',
    farewell: 'adiós, chao, chau, hasta luego, hasta mañana, hasta pronto, nos vemos',
    fine: 'vale, sí, de acuerdo, entendido, perfecto, genial, claro, muy bien, está bien, dale, jaja, jajaja',
  },
  fr: {
    thanks: 'merci, merci beaucoup, merci bien, mille mercis, grand merci, un grand merci',
    greeting: 'bonjour, salut, bonsoir, coucou',
    farewell: 'au revoir, à bientôt, bonne nuit, bonne journée, bonne soirée, à plus, à demain',
    fine: "d'accord, oui, non, ouais, parfait, super, très bien, entendu, compris, c'est bon, ça marche, génial, top, mdr",
  },
  pt: {
    thanks:
      'obrigado, obrigada, muito obrigado, muito obrigada, obg, valeu, brigado, brigada, muito agradecido, muito agradecida',
    greeting: 'olá, oi, bom dia, boa tarde, boa noite, e aí, tudo bem',
    farewell: 'tchau, adeus, até logo, até já, até amanhã, até mais, até breve',
    fine: 'tá, tá bom, está bem, sim, não, beleza, blz, perfeito, certo, entendi, entendido, ótimo, claro, fixe, legal, kkk',
  },
  ru: {
    thanks: 'спасибо, спасибо большое, большое спасибо, огромное спасибо, спс, пасиб, благодарю',
    greeting: 'привет, приветик, здравствуй, здравствуйте, доброе утро, добрый день, добрый вечер',
    farewell: 'пока, пока пока, до свидания, спокойной ночи, доброй ночи, до встречи, до завтра',
    fine: 'ок, окей, да, нет, ага, угу, хорошо, понятно, ясно, ладно, отлично, супер, понял, поняла, класс, круто, хаха, ахаха',
  },
  uk: {
    thanks: 'дякую, дуже дякую, дякую дуже, щиро дякую, спасибі, дяки',
    greeting: 'привіт, вітаю, добрий день, доброго дня, доброго ранку, добрий ранок, добрий вечір, добридень',
    farewell: 'бувай, бувайте, до побачення, на добраніч, добраніч, до зустрічі, до завтра',
    fine: 'так, ні, ага, угу, добре, зрозуміло, гаразд, чудово, зрозумів, зрозуміла, клас',
  },
  hi: {
    thanks:
      'धन्यवाद, शुक्रिया, बहुत धन्यवाद, बहुत बहुत धन्यवाद, बहुत शुक्रिया, आपका धन्यवाद, आपका बहुत धन्यवाद, थैंक्स, थैंक यू, dhanyavad, dhanyavaad, shukriya',
    greeting: 'नमस्ते, नमस्ते जी, नमस्कार, प्रणाम, हैलो, हाय, सुप्रभात, शुभ संध्या, namaste',
    farewell: 'अलविदा, बाय, शुभ रात्रि, फिर मिलेंगे, फिर मिलते हैं',
    fine: 'ठीक, ठीक है, ओके, हाँ, हां, जी, जी हाँ, नहीं, अच्छा, बहुत अच्छा, बढ़िया, बहुत बढ़िया, कोई बात नहीं, समझ गया, समझ गई, वाह',
  },
  ar: {
    thanks:
      'شكرا, شكرا جزيلا, شكرا لك, شكرا لكم, شكرا كثيرا, ألف شكر, مشكور, مشكورة, متشكر, متشكرة, تسلم, تسلمي, يعطيك العافية, جزاك الله خيرا',
    greeting:
      'مرحبا, أهلا, أهلا وسهلا, السلام عليكم, السلام عليكم ورحمة الله, السلام عليكم ورحمة الله وبركاته, صباح الخير, صباح النور, مساء الخير, مساء النور, كيف الحال, هلا',
    farewell: 'مع السلامة, إلى اللقاء, تصبح على خير, تصبحين على خير, وداعا, باي',
    fine: 'حسنا, تمام, أوكي, نعم, لا, طيب, ممتاز, رائع, ماشي, فهمت, ههه, هههه',
  },
  zh: {
    thanks: '谢谢, 谢谢你, 谢谢您, 谢谢啦, 多谢, 谢了, 感谢, 非常感谢, 太感谢了, 辛苦了, 辛苦啦',
    greeting: '你好, 你好呀, 您好, 早, 早安, 早上好, 下午好, 晚上好, 大家好, 嗨, 哈喽',
    farewell: '再见, 拜拜, 晚安, 明天见, 回头见',
    fine: '好, 好的, 好吧, 行, 可以, 嗯, 嗯嗯, 是, 是的, 对, 不, 不是, 收到, 明白, 明白了, 知道了, 懂了, 没问题, 没事, 没关系, 太好了, 不错, 哈哈, 哈哈哈',
  },
};

/** As they are compared. */
const folded = (text: string) =>
  splitWords(text)
    .map((word) => word.folded)
    .join(' ');

/** Longer ones first: "good night" is not a night that is good. What two languages share means what it means in the first. */
const KNOWN: readonly (readonly [phrase: string, kind: SmallTalk])[] = Object.values(PHRASES)
  .flatMap((kinds) => KINDS.flatMap((kind) => kinds[kind].split(', ').map((phrase) => [folded(phrase), kind] as const)))
  .sort(([one], [other]) => other.length - one.length);

/** What is written without spaces may follow at once. */
const UNSPACED = /\p{Script=Han}$/u;

/**
 * @returns undefined where the text says anything else, be it only one word, a number or a sign that can be looked for
 */
export function smallTalkIn(text: string): SmallTalk | undefined {
  if (text.length > MAX_LENGTH) return undefined;
  const words = folded(text);
  if (words === '') return /\p{Extended_Pictographic}/u.test(text) ? 'fine' : undefined;
  const kinds = new Set<SmallTalk>();
  for (let rest = words; rest !== ''; ) {
    const found = KNOWN.find(
      ([phrase]) => rest.startsWith(phrase) && (/^(?: |$)/.test(rest.slice(phrase.length)) || UNSPACED.test(phrase)),
    );
    if (!found) return undefined;
    const [phrase, kind] = found;
    kinds.add(kind);
    rest = rest.slice(phrase.length).trimStart();
  }
  return KINDS.find((kind) => kinds.has(kind));
}
