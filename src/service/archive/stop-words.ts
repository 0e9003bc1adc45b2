/** Words that carry no subject, in the languages of the sample data: left out of what is looked for in a question. */
import { indexTokens } from './words.ts';

const LISTS = `
a about above after again all also always am an and another any anybody anyone anything are around as ask at be because
been before being best between both but by can could day days did do does doing done during each ever every everything
few find for from get give go going got had has have having he hello help her here hers hey hi him his how i if in into
is it its just know last latest let like list look lot made make many may maybe me mention message messages might mine more most much must
my need never new news next no not nothing now of off ok on once one only or other our out over people perhaps please
really recent recently said same saw say says see send sent she should show since so some somebody someone something still such summarise
summarize summary take talk talked tell than that the their them then there these they thing things think this those
time to today told tomorrow too under until up us very want wanted was we week were what when where whether which while
who whom whose why will with without would write wrote yes yesterday yet you your yours chat chats
o os as um uma uns umas de do da dos das em no na nos nas por para com sem que quem qual quais quando onde como porque
e ou mas se eu tu ele ela nós eles elas me te lhe meu minha meus minhas teu tua seu sua foi era é são está estava ser
ter tem tinha há não sim já mais muito também isso isto este esta esse essa aquele aquela ao à pelo pela sobre
el la los las y en un una unos unas por con sin qué cuándo dónde cómo quién es son fue está del al mi tu su lo le se
der die das den dem des ein eine einen einem einer und oder aber wenn wer was wann wo wie warum ich du er sie es wir
ihr mich mir dich dir sein seine ihre mein meine dein ist sind war waren wird werden hat haben hatte nicht kein keine
auch noch schon nur mit von zu zum zur im in am an auf für aus bei nach über unter um als bitte
и в во не что он на я с со как а то все она так его но да ты к у же вы за бы по только ее мне было вот от меня еще нет
о из ему теперь когда даже ну вдруг ли если уже или ни быть был него до вас нибудь опять уж вам ведь там потом себя
ничего ей может они тут где есть надо ней для мы тебя их чем была сам чтоб без будто чего раз тоже себе под будет
кто этот того потому этого какой какая какие мой моя мои про это эта эти расскажи покажи найди
`;

let stopForms: ReadonlySet<string> | undefined;

/** Whether a word says nothing about a subject. Chinese and Japanese words never count as such: they are not lists. */
export function isStopWord(word: string): boolean {
  stopForms ??= new Set(LISTS.split(/\s+/).flatMap((entry) => indexTokens(entry)[0] ?? []));
  const [plain] = indexTokens(word);
  return plain !== undefined && stopForms.has(plain);
}

const JAPANESE_GLUE = /(?:について|ください|ですか|ました|ません|から|まで|です|ます|は|が|を|に|で|と|の|も|か)/g;

/** The words of a question that say what it is about, as keywords; all of its words when none does. */
export function contentWords(question: string): string {
  const words = question
    .replace(/[\p{sc=Hiragana}\p{sc=Han}\p{sc=Katakana}ー]+/gu, (run) => run.replace(JAPANESE_GLUE, ' '))
    .split(/[\s,.;:!?¿¡()[\]{}"„“”«»…、。？！]+/u)
    .filter((word) => indexTokens(word).length > 0);
  const telling = words.filter((word) => !isStopWord(word));
  return (telling.length > 0 ? telling : words).slice(0, 12).join(' ');
}
