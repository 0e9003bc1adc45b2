/** What people type where they mean a command, without its slash: that they want help (which says what everything costs), that something is to stop, that a list goes on, that something is to be found. */

import type { LanguageCode } from '#locales/words.ts';
import { splitWords } from '#platform/text-match.ts';

interface Wishes {
  /** Whole messages, as the next. */
  readonly help: string;
  readonly cancel: string;
  readonly more: string;
  /** What stands before what is looked for; in Hindi that stands behind it, and is not known. */
  readonly find: string;
}

const WISHES: Readonly<Record<LanguageCode, Wishes>> = {
  en: {
    help: 'help, help me, help please, i need help, menu, commands, start, how does this work, how does it work, how do i use this, how to use, what can you do, what can i do, what do you do, who are you, what are you, what is this, are you a bot, are you human, are you a human, price, prices, pricing, what does it cost, what does this cost, how much is it, how much is this, how much does it cost, how much does this cost, how much does all this cost, how much does all this cost me, is it free, is this free',
    cancel: 'stop, cancel, abort, stop it, stop that, cancel that, cancel it',
    more: 'more, show more, show me more, more please, more results, next, next page, show the next page',
    find: 'please find me, please find, please search for, please look for, can you find me, can you find, can you search for, could you find me, could you find, could you search for, search for, search, find me, find, looking for, look for, look up, i am looking for, i’m looking for',
  },
  de: {
    help: 'hilfe, hilf mir, menü, befehle, was kannst du, was kann ich tun, was kann ich hier machen, wer bist du, was bist du, wie funktioniert das, wie geht das, preis, preise, kosten, was kostet das, was kostet es, was kostet mich das, wie viel kostet das, wie viel kostet es, ist das kostenlos, ist das gratis',
    cancel: 'stopp, abbrechen, abbruch, halt',
    more: 'mehr, mehr davon, zeig mehr, zeig mir mehr, mehr ergebnisse, weiter, nächste seite',
    find: 'bitte finde, bitte such, bitte suche, kannst du mir suchen, such mir, suche nach, such nach, suche, such, finde, ich suche',
  },
  es: {
    help: 'ayuda, ayúdame, menú, comandos, qué puedes hacer, qué sabes hacer, qué puedo hacer, quién eres, qué eres, cómo funciona, cómo funciona esto, precio, precios, cuánto cuesta, cuánto cuesta esto, cuánto vale, es gratis',
    cancel: 'para, detente, cancelar, cancela',
    more: 'más, ver más, muéstrame más, más resultados, siguiente, página siguiente, siguiente página',
    find: 'por favor busca, búscame, busca, buscar, encuentra, encontrar, estoy buscando',
  },
  fr: {
    help: 'aide, aide-moi, à l’aide, menu, commandes, que peux-tu faire, que sais-tu faire, que puis-je faire, qui es-tu, comment ça marche, prix, tarif, tarifs, combien ça coûte, ça coûte combien, c’est combien, combien est-ce que ça coûte, c’est gratuit',
    cancel: 'arrête, arrêter, annuler, annule, stop',
    more: 'plus, encore, voir plus, plus de résultats, suivant, suivante, page suivante, la suite',
    find: 'cherche-moi, cherche, chercher, recherche, rechercher, trouve-moi, trouve, trouver, je cherche',
  },
  pt: {
    help: 'ajuda, me ajuda, ajude-me, socorro, menu, comandos, o que você faz, o que você pode fazer, o que podes fazer, o que posso fazer, quem é você, quem és tu, como funciona, como isso funciona, preço, preços, quanto custa, quanto custa isso, quanto é, é grátis, é de graça',
    cancel: 'pare, para, parar, cancelar, cancela',
    more: 'mais, ver mais, mostra mais, mostrar mais, mais resultados, próximo, próxima, próxima página',
    find: 'por favor procura, procura por, procurar por, procure, procura, procurar, pesquisa, pesquisar, pesquise, busca, buscar, busque, encontra, encontrar, acha, estou procurando',
  },
  ru: {
    help: 'помощь, помоги, помогите, справка, меню, команды, что ты умеешь, что ты можешь, что вы умеете, что можно сделать, кто ты, кто вы, что это, что это такое, как это работает, как пользоваться, цена, цены, сколько стоит, сколько это стоит, сколько это будет стоить, это бесплатно, это платно',
    cancel: 'стоп, отмена, отмени, отмените, отменить, хватит, остановись, остановите',
    more: 'ещё, еще, покажи ещё, покажи еще, больше, больше результатов, дальше, далее, следующая, следующая страница',
    find: 'пожалуйста найди, найди пожалуйста, найди мне, найди, хочу найти, мне нужно найти, найдите, найти, поищи, поищите, искать, ищу, поиск',
  },
  uk: {
    help: 'допомога, допоможи, допоможіть, довідка, меню, команди, що ти вмієш, що ти можеш, що ви вмієте, що можна зробити, хто ти, хто ви, що це, що це таке, як це працює, як користуватися, ціна, ціни, скільки коштує, скільки це коштує, скільки це коштуватиме, це безкоштовно, це платно',
    cancel: 'стоп, скасувати, скасуй, скасуйте, досить, зупинись, зупиніть',
    more: 'ще, покажи ще, більше, більше результатів, далі, наступна, наступна сторінка',
    find: 'будь ласка знайди, знайди будь ласка, знайди мені, знайди, хочу знайти, мені треба знайти, знайдіть, знайти, пошукай, пошукайте, шукати, шукаю, пошук',
  },
  hi: {
    help: 'मदद, मदद करो, मदद करें, सहायता, हेल्प, मेरी मदद करो, मेरी मदद करें, मेनू, मेन्यू, क्या कर सकते हो, आप क्या करते हैं, आप क्या क्या कर सकते हैं, इसे कैसे इस्तेमाल करें, आप क्या कर सकते हैं, तुम क्या कर सकते हो, आप कौन हैं, तुम कौन हो, यह कैसे काम करता है, कीमत, दाम, कितने पैसे, कितने पैसे लगेंगे, कितना खर्च होगा, कितने का है, इसकी कीमत क्या है, क्या यह मुफ़्त है',
    cancel: 'रुको, रुकें, रोको, रोकें, रद्द, रद्द करो, रद्द करें, कैंसल, कैंसिल, बंद करो, बंद करें',
    more: 'और, और दिखाओ, और दिखाएँ, और नतीजे, आगे, अगला, अगला पेज',
    find: 'खोजो, खोजें, ढूंढो, ढूँढो, ढूंढें, ढूँढें',
  },
  ar: {
    help: 'مساعدة, ساعدني, المساعدة, قائمة, القائمة, أوامر, الأوامر, ماذا يمكنك أن تفعل, ماذا تستطيع أن تفعل, ماذا يمكنك فعله, ماذا تفعل, ماذا يمكنني أن أفعل, ماذا يمكنني فعله, من أنت, ما هذا, كيف يعمل هذا, كيف أستخدمك, أحتاج مساعدة, أحتاج إلى مساعدة, السعر, الأسعار, كم السعر, كم الثمن, بكم, بكم هذا, كم يكلف, كم يكلف هذا, هل هو مجاني, هل هذا مجاني',
    cancel: 'توقف, قف, أوقف, إيقاف, إلغاء, ألغ, خلاص',
    more: 'المزيد, أكثر, أرني المزيد, التالي, الصفحة التالية, نتائج أكثر',
    find: 'من فضلك ابحث عن, ابحث لي عن, ابحث عن, ابحث, أبحث عن, أريد البحث عن, البحث عن, بحث عن, جد لي, دور لي على, دور على, فتش عن',
  },
  zh: {
    help: '帮助, 帮忙, 帮帮我, 菜单, 命令, 你能做什么, 你会做什么, 你可以做什么, 你能干什么, 你会什么, 你有什么功能, 我能做什么, 我可以做什么, 你是谁, 这是什么, 求助, 指令, 怎么用, 怎么使用, 使用说明, 价格, 多少钱, 这个多少钱, 怎么收费, 收费吗, 要钱吗, 免费吗, 是免费的吗',
    cancel: '停, 停止, 取消, 停下, 停下来, 别找了, 不用了',
    more: '更多, 还有吗, 还有呢, 下一页, 显示更多, 更多结果',
    find: '帮我找一下, 帮我找, 请帮我找, 帮我搜一下, 帮我搜, 帮我查一下, 帮我查, 请搜索, 查一下, 我想找, 找一下, 搜索一下, 搜一下, 搜索, 查找, 我在找',
  },
};

const said = (text: string) =>
  splitWords(text)
    .map(({ folded }) => folded)
    .join(' ');
const phrasesOf = (wish: keyof Wishes) => Object.values(WISHES).flatMap((words) => words[wish].split(', '));
/** Those that are a whole message. */
const WHOLE = ['help', 'cancel', 'more'] as const;
type PlainWish = (typeof WHOLE)[number];
/** What two languages share means what stands first. */
const MEANT = new Map(WHOLE.toReversed().flatMap((wish) => phrasesOf(wish).map((phrase) => [said(phrase), wish])));
/** Longer ones first: in "search for ferry", "for" is looked for by nobody. */
const FIND = phrasesOf('find').toSorted((one, other) => other.length - one.length);
/** What is written without spaces follows at once. */
const UNSPACED = /\p{Script=Han}$/u;

/** Whether somebody wants to know what there is to do, or that something stops or goes on; signs of punctuation alone ask for help. */
export function plainWish(text: string): PlainWish | undefined {
  const words = said(text);
  if (words === '') return /^[\p{P}\s]*\p{P}[\p{P}\s]*$/u.test(text) ? 'help' : undefined;
  return MEANT.get(words);
}

/** What is looked for, without the words before it that only say that it is: "find the wifi password". */
export function soughtText(text: string): string {
  const words = splitWords(text);
  for (const phrase of FIND) {
    const { length } = phrase.split(' ');
    const end = UNSPACED.test(phrase) && text.startsWith(phrase) ? phrase.length : words[length - 1]?.end;
    if (end === undefined || said(text.slice(0, end)) !== said(phrase)) continue;
    const rest = text.slice(end).replace(/^[\s:,，：]+/u, '');
    return splitWords(rest).length > 0 ? rest : text;
  }
  return text;
}
