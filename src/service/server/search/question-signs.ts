/** What the words of a question say about the answer, whatever it is about. */
import { foldCase, stripDiacritics } from '#platform/text-match.ts';

const IS_QUESTION = /[?？؟]/u;

/** Asking what time, how much or how many: the answer holds a figure. Folded, as asked in the languages of stop-words.ts. */
const ASKS_FOR_FIGURE =
  /(?<!\p{L})(?:what time|how (?:much|many|old|long|far|expensive)|que horas?|quelle heure|quant[oa]s?|qt[oa]s?|cuant[oa]s?|wann|wie ?viele?n?|uhrzeit|котором часу|wie (?:teuer|alt|lange|weit|hoch)|combien|quanti|во сколько|сколько|скільки|о котрій|котра година|कितन\p{M}*|कितने बजे|kitn[aei]|متي|امتي|ايمتي|كم|بكم|قديش|اي ساعه|اي وقت)(?![\p{L}\p{M}])|いつ|何時|何番|いくら|何円|什么时候|多少|几点|几号|언제|몇|얼마/u;
/** What is a figure itself, where it is asked for. */
const FIGURES =
  /(?<!\p{L})(?:\p{L}*codes?|pin|codigos?|код|номер|\p{L}*numbers?|numero|\p{L}*nummer|नंबर|नम्बर|कोड|رمز|رقم|كود)(?![\p{L}\p{M}])|番号|号码|번호/u;
/** Asking what something costs. Folded. */
const ASKS_PRICE =
  /(?<!\p{L})(?:how (?:much|expensive)|what (?:does|did|do|will|would) .{1,60} cost|(?:quanto|qto) (?:cust|fic|sai|cobr|deu)\p{L}*|cuanto (?:cobr|sal)\p{L}*|cuanto cuest\p{L}*|cuanto cost\p{L}*|combien (?:coute|prend)\p{L}*|wie teuer|was kostet\p{L}*|wie ?viel kostet\p{L}*|сколько сто\p{L}*|скільки кошту\p{L}*|कितने (?:का|की|के|में)|कितने रुपये|कितने रुपए|kitne (?:ka|ki|ke|me)|كم (?:سعر|ثمن|يكلف|تكلف)|بكم|قديش (?:سعر|ثمن|حق)?)(?![\p{L}\p{M}])|いくら|多少钱|얼마/u;
/** Asking when: inside of a question these words tell the time of something else. */
const OPENS_FOR_FIGURE = /^\P{L}*(?:when|quando|qdo|cuando|quand|когда|коли)(?!\p{L})/u;

/** Asking when, and not how much. Folded. */
const ASKS_WHEN =
  /(?<!\p{L})(?:when|what time|quando|qdo|que horas?|cuando|quand|quelle heure|wann|wie ?viel uhr|uhrzeit|когда|во сколько|котором часу|коли|котрій годині|о котрій|कब|कितने बजे|kab|kitne baje|متي|امتي|ايمتي|اي ساعه|اي وقت)(?![\p{L}\p{M}])|いつ|何時|什么时候|几点|언제/u;
/** What is asked for, by the words that ask for it; "what" asks for anything. Folded. */
const ASKED: Readonly<Record<string, RegExp>> = {
  place:
    /(?<!\p{L})(?:wheres?|a?onde|a?donde|wo(?:hin|her)?|d'ou|(?:c'? ?est|etait|[ts]'es|vas?|habites?) ou|куда|откуда|где|де|куди|звідки|कहाँ|कहां|किधर|kahaa?n?|kidhar|اين|وين|فين)(?![\p{L}\p{M}])|^\P{L}*ou(?!\p{L})|どこ|哪里|哪儿|在哪(?![天个年])|어디/u,
  time: /(?<!\p{L})(?:whens?|what (?:time|day)|quando|qdo|que horas?|cuando|quand|quelle heure|wann|wie ?viel uhr|uhrzeit|когда|во сколько|котором часу|какого числа|коли|о котрій|कब|kab|متي|امتي|ايمتي|اي (?:ساعه|وقت))(?!\p{L})|いつ|何時|什么时候|几点|언제/u,
  person:
    /(?<!\p{L})(?:who|whos|who's|whose|whom|quem|quien|quienes|wer|wen|wem|wessen|qui|кто|кого|кому|кем|чей|чья|хто|कौन|किसने|किसके|kaun|kisne|kiske|مين)(?![\p{L}\p{M}])|^\P{L}*من(?!\p{L})|誰|だれ|谁|누구/u,
  reason:
    /(?<!\p{L})(?:why|how come|por ?que|warum|wieso|weshalb|pourquoi|почему|зачем|чому|क्यों|لماذا|ليش|ليه)(?!\p{L})|なぜ|なんで|どうして|为什么|왜/u,
  amount:
    /(?<!\p{L})(?:how (?:much|many|old|long|far|big|expensive)|quant[oa]s?|qt[oa]s?|cuant[oa]s?|wie ?viele?n?|wie (?:teuer|alt|lange|weit|gross|hoch)|combien|сколько|скока|скільки|कितन\p{M}*|kitn[aei]|كم|بكم|قديش)(?![\p{L}\p{M}])|いくら|何円|何人|多少|几个|얼마|몇/u,
  kind: /(?<!\p{L})(?:which|what (?:kind|sort|colou?r|size|brand)|quais|qual|cual|cuales|welche\p{L}?|quelle?s?|как(?:ой|ая|ое|ие|ую|ого|ом|их|им|ими)|який|яка|яке|які|яку|कौन ?स\p{M}|اي)(?!\p{L})|どの|どれ|どっち|哪|何色|어느/u,
  way: /(?<!\p{L})(?:hows?(?! (?:much|many|old|long|far|big|expensive))|como|wie(?! ?(?:viele?|teuer|alt|lange|weit|gross|hoch))|comment|как|як|कैसे|كيف|ازاي)(?!\p{L})|どう|怎么|어떻게/u,
};

/** What a text asks for, as far as its words tell it. */
export function kindsAsked(text: string): string[] {
  const plain = stripDiacritics(foldCase(text));
  return Object.entries(ASKED).flatMap(([kind, words]) => (words.test(plain) ? [kind] : []));
}

/** Whether the words are put as a question, and not as keywords. */
export function isQuestion(text: string): boolean {
  return IS_QUESTION.test(text);
}

/** As people type, the sign at the end is often left out. */
const ASKS =
  /[?？؟]|^\P{L}*(?:whats?|what's|whos?|who's|wheres?|where's|when|why|hows?|how's|which|wer|wann|wo|wie|warum|wieso|welche[nrs]?|quem|qual|quais|quando|onde|porque|por que|quanto|qué|quién|cuándo|dónde|cómo|cuál|cuánto|qui|quand|où|comment|pourquoi|quelle?s?|combien|кто|когда|где|почему|зачем|сколько|хто|коли|де|чому|скільки|कितन\p{M}|مين|وين|فين|متى|إيمتى|امتى|كم|قديش|كيف|ليش|أين|لماذا)(?!\p{L})|(?<!\p{L})(?:d[oó]nde|onde|quando|cu[aá]ndo|quand|combien|cu[aá]nto|quanto|qto|où|ou [cç]a)[^\p{L}\p{N}]*$/iu;
/** As "mum where is it": whoever is spoken to stands before. */
const ASKS_SOMEBODY =
  /^\P{L}*(?:\p{L}{2,}[\s,]+){0,2}(?:а|ну|мам|мама|мамо|пап|папа|тату|слушай|слухай)[\s,]+(?:где|когда|кто|сколько|куда|какой|какая|де|коли|хто|скільки|куди|який|яка)(?!\p{L})|^\P{L}*(?:ماما|بابا|يا \p{L}+|حبيبي|طيب)[\s،]+(?:وين|فين|متى|إيمتى|امتى|كم|قديش|مين|ليش|شو)(?!\p{L})/iu;
/** Where words that ask stand anywhere: Hindi, also in Latin letters, and Chinese. */
const ASKS_WITHIN =
  /(?<![\p{L}\p{M}])(?:कब|कौन|कहाँ|कहां|किधर|कैसे|क्यों|कितन\p{M}|किसने|किसके|kab|kahaa?n|kaha hai|kidhar|kaun|kaise|kyu|kyun|kitn[aei]|kiske)(?![\p{L}\p{M}])|什么时候|在哪(?:[里儿]|\P{L}|$)|哪[里儿天个]|多少钱?|几点|几号|谁|[吗呢][\s。！]*$/iu;
/** As questions do, these want an answer: "send me the number". */
const WANTS =
  /^\P{L}*(?:посоветуй|порекомендуй|подскажи|скинь|пришли|напомни|порадь|підкажи|надішли|нагадай|انصحني|انصحيني|ابعثلي|ابعتلي|ابعثيلي|ارسل لي|قلي)(?!\p{L})|(?<![\p{L}\p{M}])(?:बताओ|भेजो|batao|bhejo)\P{L}*$|^(?:推荐[个一]?)|发我\P{L}*$/iu;

/** Whether a sentence asks something; of a text whether it may hold one that does. */
export function mayAsk(text: string): boolean {
  return [ASKS, ASKS_SOMEBODY, ASKS_WITHIN, WANTS].some((asks) => asks.test(text));
}

/** Whether the answer to a text holds a figure. */
export function asksForFigure(text: string): boolean {
  const plain = stripDiacritics(foldCase(text));
  const asks = [OPENS_FOR_FIGURE, ASKS_FOR_FIGURE, ASKS_PRICE].some((words) => words.test(plain));
  return asks || (isQuestion(text) && FIGURES.test(plain));
}

/** Whether the figure in the answer to a text is a time, and nothing else as well: "when, and for how much?". */
export function asksWhen(text: string): boolean {
  const plain = stripDiacritics(foldCase(text));
  return asksForFigure(text) && ASKS_WHEN.test(plain) && !ASKS_FOR_FIGURE.test(plain.replace(ASKS_WHEN, ' '));
}

/** Whether an answer without a figure is none: a code, a number, a price. */
export function demandsFigure(text: string): boolean {
  const plain = stripDiacritics(foldCase(text));
  return (isQuestion(text) && FIGURES.test(plain)) || ASKS_PRICE.test(plain);
}

/** Whether a text asks what something costs. */
export const asksForPrice = (text: string): boolean => ASKS_PRICE.test(stripDiacritics(foldCase(text)));

/** What is asked for, and words that only ask for that: what they stand with is asked about. Folded. */
const ASKING: readonly (readonly [asked: RegExp, words: RegExp])[] = [
  [
    ASKS_PRICE,
    /^(?:costs?|kostet\p{L}*|kosten|cust\p{L}{1,4}|cuest\p{L}{1,3}|cost\p{L}{1,3}|coute\p{L}*|стои\p{L}{0,4}|кошту\p{L}*)$/u,
  ],
  [
    /(?<!\p{L})(?:que horas?|quelle heure|uhrzeit|котором часу|котрій годині|اي (?:ساعه|وقت))(?!\p{L})/u,
    /^(?:horas?|heure|uhrzeit|котором|часу|котрій|годині|ساعه|وقت)$/u,
  ],
  [
    /(?<!\p{L})(?:how (?:long|old|far|big|often)|(?:ha )?quanto tempo|cuanto tiempo|wie (?:lange|alt|weit|gross|oft|hoch)|combien de temps|как долго|сколько времени|як довго|скільки часу)(?!\p{L})/u,
    /^(?:long|old|far|big|often|tempo|tiempo|lange|alt|weit|gross|oft|hoch|temps|долго|времени|довго|часу)$/u,
  ],
  [ASKED.place as RegExp, /^(?:fic(?:a|am|ar|ou)|qued(?:a|an)|trouve(?:nt)?)$/u],
];

/** Which words of a text only ask, and say nothing of what is asked about. */
export function wordsThatAsk(text: string): (word: string) => boolean {
  const plain = stripDiacritics(foldCase(text));
  const asking = ASKING.flatMap(([asked, words]) => (asked.test(plain) ? [words] : []));
  return (word) => asking.some((words) => words.test(stripDiacritics(foldCase(word))));
}

export function holdsFigure(text: string): boolean {
  return /\p{N}/u.test(text);
}

/** Somebody of themselves, and of whom they write to. Folded. */
const SELF =
  /(?<!\p{L})(?:i|i'm|i've|i'll|my|me|mine|ich|mein\p{L}*|mir|mich|yo|mi|mis|je|j'ai|mon|ma|mes|moi|eu|meu|minha|meus|minhas|я|мой|моя|мое|мои|мне|меня|мій|моі|मैं|मेरा|मेरी|मेरे|انا)(?!\p{L})|我/u;
const OTHER =
  /(?<!\p{L})(?:you|your|yours|du|dein\p{L}*|dir|dich|ihr|tu|tus|usted|ton|ta|tes|toi|vous|votre|voce|teu|tua|ты|твой|твоя|твое|твои|тебе|тебя|вы|ваш\p{L}*|ти|твій|तुम\p{L}*|आप\p{L}*|انت)(?!\p{L})|你/u;

/** Whether somebody speaks of themselves; false where only of whom they write to, undefined where of neither. */
export function speaksOfSelf(text: string): boolean | undefined {
  const plain = stripDiacritics(foldCase(text));
  return SELF.test(plain) || (OTHER.test(plain) ? false : undefined);
}

/** Asking which day, beside asking when; and asking how long. Folded. */
const ASKS_WHICH_DAY =
  /(?<!\p{L})(?:(?:what|which) (?:day|date|month|year)|welche[nrms]* (?:tag|monat|jahr)|(?:que|qual) (?:dia|mes|ano|data)|que (?:dia|mes|ano|fecha)|quel(?:le)? (?:jour|mois|annee|date)|(?:какого|какой|каком|якого|який|якому) (?:числа|день|дня|месяц|году|місяц|році)|कब|किस (?:दिन|महीने|साल))(?!\p{L})|哪[天年]|何[日月曜年]/u;
const ASKS_HOW_LONG =
  /(?<!\p{L})(?:how long|since when|(?:ha )?quanto tempo|cuanto tiempo|wie lange|seit wann|combien de temps|как долго|сколько времени|як довго|скільки часу|कितनी देर|منذ متي)(?!\p{L})|多久/u;

/** Whether the answer to a text is a time, or how long something is. */
export function asksForTime(text: string): boolean {
  return asksForDay(text) || ASKS_HOW_LONG.test(stripDiacritics(foldCase(text)));
}

/** Whether the answer to a text is a day, or a time of one. */
export function asksForDay(text: string): boolean {
  const plain = stripDiacritics(foldCase(text));
  return ASKS_WHEN.test(plain) || ASKS_WHICH_DAY.test(plain);
}

/** Asking of what is over. Folded. */
const OVER =
  /(?<!\p{L})(?:did|(?:when|what|where|who|how|why|day|date|year|it|that) was|were|had|war|waren|wollte\p{L}*|hatte\p{L}*|wurden?|(?:ha(?:t|st|be|ben)|bin|ist|sind) .*(?:ge\p{L}+(?:t|en)|iert)|foi|foram|fui|era|eram|\p{L}{3,}(?:ou|iu|eu|aram|iram|eram)|fue|fueron|estuvo|\p{L}{3,}(?:aron|ieron)|etait|a ete|est-ce que .* (?:a|as|avez|ont)|был[аои]?|\p{L}{2,}(?:[аяиеу]л|[аяиеу]л[аи]|л[аи]сь|лся)|був|було|\p{L}{2,}(?:[аияіу]в|[аияіу]л[аи]|вся|л[аи]ся)|था|थी|थे|गया|गयी|كان|كانت)(?!\p{L})|了|过|(?:まし|っ|け|し)た(?:の|[?？]|$)/u;

/** Asking what was so before it changed. Folded. */
const AT_FIRST =
  /(?<!\p{L})(?:at first|first|originally|before|zuerst|anfangs|ursprunglich|vorher|no inicio|primeiro|antes|al principio|primero|au debut|d'abord|avant|сначала|раньше|спочатку|раніше|पहले|اولا|قبل)(?!\p{L})|最初|原来|起初|以前/u;

/** What is another now and then: a password, an address. Folded. */
const CHANGING =
  /(?<!\p{L})(?:pass(?:word|wort|phrase)|kennwort|address|adresse|anschrift|contrasena|clave|direccion|senha|endereco|morada|mot de passe|пароль|адрес\p{L}?|कूटशब्द|पासवर्ड|पता|كلمه (?:السر|المرور)|عنوان)(?!\p{L})|密码|地址|パスワード|住所/u;

/** Whether a question asks for a figure or a day as it is now, which was another before. */
export function asksForLatest(text: string): boolean {
  const plain = stripDiacritics(foldCase(text));
  const isNow = asksForFigure(text) || asksForDay(text) || FIGURES.test(plain) || CHANGING.test(plain);
  return isNow && !AT_FIRST.test(plain);
}

/** Folded. */
const BIRTHDAY =
  /(?<!\p{L})(?:birthday|b-?day|aniversario|anos|cumple(?:anos)?|geburtstag|anniversaire|рожден\p{L}*|(?:дн\p{L}+|день) народження|др|जन्मदिन|(?:عيد )?ميلاد\p{L}*)(?!\p{L})|生日|誕生日/u;
const BIRTHDAY_WISH =
  /(?<!\p{L})(?:happy (?:\p{L}+ )?b(?:irth|-)?day|hbd|feliz (?:aniversario|cumple(?:anos)?)|parabens(?! pel)|alles (?:gute|liebe) (?:\p{L}+ )?geburtstag|(?:joyeux|bon) anniversaire|с (?:\p{L}+ )?(?:днем рождения|днюхой|др)|з (?:\p{L}+ )?днем народження|जन्मदिन (?:की|मुबारक)|(?:عيد )?ميلاد سعيد)(?!\p{L})|生日快乐|誕生日おめでとう/u;

/** Whether a question asks of a birthday. */
export const asksForBirthday = (text: string): boolean => BIRTHDAY.test(stripDiacritics(foldCase(text)));

/** Whether a text is said on a birthday. */
export const wishesBirthday = (text: string): boolean => BIRTHDAY_WISH.test(stripDiacritics(foldCase(text)));

/** Whether a question asks of what is over: a weekday is the last one, then. */
export function asksOfPast(text: string): boolean {
  return OVER.test(stripDiacritics(foldCase(text)));
}

/** Whether a text tells a time: a day, a month, a year, an hour, or how long ago or how long something was. */
export function tellsTime(text: string): boolean {
  timeWords ??= wordsOfTime();
  return timeWords.test(stripDiacritics(foldCase(text)));
}

let timeWords: RegExp | undefined;

/** As Node's Intl has them: days of the week, months, yesterday to tomorrow, and what time is counted in. */
function wordsOfTime(): RegExp {
  const words = new Set(['ago', 'weekend', 'tonight', 'morning', 'evening']);
  const add = (word: string) => {
    const plain = stripDiacritics(foldCase(word)).trim();
    // Russian and Ukrainian names end otherwise behind "in" and "on".
    if (plain.length > 1) words.add(plain.replace(/(?<=\p{sc=Cyrillic}{3})[аьяй]$/u, '\\p{L}{0,2}'));
  };
  for (const language of ['en', 'pt', 'de', 'es', 'fr', 'ru', 'uk', 'hi', 'ar']) {
    const [weekday, month] = (['weekday', 'month'] as const).map(
      (part) => new Intl.DateTimeFormat(language, { [part]: 'long', timeZone: 'UTC' }),
    );
    for (let at = 0; at < 12; at++) {
      add(month?.format(Date.UTC(2024, at, 1)) ?? '');
      if (at < 7) add(weekday?.format(Date.UTC(2024, 0, 1 + at)) ?? '');
    }
    const relative = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
    for (const day of [-1, 0, 1]) add(relative.format(day, 'day'));
    for (const unit of ['minute', 'hour', 'day', 'week', 'month', 'year'] as const)
      for (const count of [1, 2, 5]) {
        const parts = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).formatToParts(
          count,
        );
        add(parts.find(({ type }) => type === 'unit')?.value ?? '');
      }
  }
  const clock = String.raw`\p{N}{1,2}[:h]\p{N}{2}|(?<!\p{N})\p{N}{1,2}\s?(?:am|pm)(?!\p{L})|(?<![\p{N}.,])(?:19|20)\p{N}{2}(?![\p{N}.,])`;
  const unspaced =
    '[月火水木金土日]曜|(?:星期|周)[一二三四五六日天]|昨日|今日|明日|昨天|今天|明天|[先今来]週|[先今来]月|\\p{N}[年月日时時]';
  return new RegExp(`(?<!\\p{L})(?:${[...words].join('|')})(?!\\p{L})|${clock}|${unspaced}`, 'u');
}
