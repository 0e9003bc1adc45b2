/** /start. */
import { code, type RichText } from '../../answer.ts';
import { joined } from './service.ts';

export const start = {
  inGroup: (bot: string): string => `你好。个人问题我只在私聊里回答：和 ${bot} 开个聊天吧。`,
  /** @param name '' where it is not known */
  hello: (name: string): string => (name === '' ? '你好' : `你好，${name}`),
  welcomeBack: (name: string): string => (name === '' ? '欢迎回来' : `欢迎回来，${name}`),
  what: '我帮你在聊天里搜索自己的消息，还能向它们提问。答案只有你能看到。',
  sampleOrOwn: '可以先看看一位虚构人物的数据，或者连接你自己的资料库。',
  staysAt: (service: string): string => joined(`你的数据留在 ${service}；我能读取什么，由你来选。`),
  steps: (): RichText => ['1. 连接\n2. 试试 ', code('/search ferry'), '\n3. 问点什么：', code('/ask ferry 几点开？')],
  connected: (): RichText => [
    '你已经连接好了。想找什么就直接写，或者用 ',
    code('/search'),
    '、',
    code('/ask'),
    ' 和 ',
    code('/recent'),
    '。',
  ],
  /** What somebody has asked elsewhere. */
  asked: (typed: string): RichText => ['你在另一个聊天里问了 ', code(typed), '。在这里，答案只有你能看到。'],
  answerHere: '在这里回答',
  whatCanYouDo: '你能做什么？',
};
