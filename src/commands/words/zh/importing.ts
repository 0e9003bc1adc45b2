/** /import: bringing exports in. `name` is a file's, in quotation marks; `service` the data service's. */
import { bold, type RichText } from '../../answer.ts';
import { numbers } from './numbers.ts';
import { joined } from './service.ts';

const { figure, size } = numbers;

export const importing = {
  /** What a file without a name is called. */
  file: '文件',
  heading: '把你自己的聊天和邮件导进来',
  what: (service: string): string =>
    joined(`我会把你从各个应用导出的内容，放进你在 ${service} 的资料库，加密保存，只属于你。文件读完就会删除。`),
  /** Three steps, from an app's screen to the receipt. @param most bytes of a file that the chat takes */
  steps: (most: number, hasPage: boolean): RichText => [
    '1. 选择你的应用：我告诉你导出功能藏在哪里。\n2. ',
    bold(`把文件发到这里（最大 ${size(most)}）`),
    hasPage ? '，更大的请用上传页面。' : '。',
    '\n3. 等我发来导入回执。同样的内容再发一次，只会加入新的部分。',
  ],
  notConnected: '导入不需要先连接；之后想搜索，请用 /connect。',
  wayTo: (app: string): string => `${app}：怎么导出`,
  elsewhereHeading: '导入数据',
  elsewhere: (service: string): string =>
    joined(`你的数据存放在 ${service}，要在那里导入。这个机器人没有那里的钥匙：它只读取你允许读取的内容。`),
  /** To a file that was sent. */
  elsewhereFile: (service: string): string =>
    joined(`你的数据存放在 ${service}，要在那里导入：这个机器人只能读取。你发来的内容我没有接收。`),

  page: '上传页面',
  pageHeading: '上传页面',
  pageWhat: '它会在浏览器里打开，多大的文件都收。链接只给你一个人用，10 分钟内可打开一次，请不要转给别人。',
  openPage: '打开上传页面',
  noPage: '服务没有上传页面。请把文件发到这里。',
  howToExport: '怎么导出？',

  /** While it goes on. What is done, without a full stop. */
  bringing: (name: string): string => `正在导入${name}`,
  lookingAfter: '正在跟进一次导入',
  taking: (name: string): string => `正在从 Telegram 取${name}…`,
  /** After a bar such as `▓▓▓▓░░░░░░ 42 %`. */
  barOf: (bar: string, bytes: number): string => `${bar}，共 ${size(bytes)}`,
  handing: (name: string): string => `正在转交${name}…`,
  looking: (name: string): string => `正在查看${name}…`,
  waiting: (name: string): string => `${name}在等前一个文件完成。`,
  progress: (read: number, written: number): string => `已读 ${figure(read)} 条，其中新增 ${figure(written)} 条`,
  /** @param name undefined where it is not known */
  silent: (name: string | undefined): string => `服务暂时没有回应。${name ?? '导入'}在那边继续进行，我会接着问。`,
  stillGoing: (name: string | undefined): string => `时间有点久：${name ?? '导入'}会自己继续进行，我先不等了。`,

  /** What kept a file from coming in. */
  notAnExport: (name: string): string =>
    `我没法导入${name}：我收聊天应用和邮箱的导出文件，格式是 .json、.jsonl、.zip、.txt、.csv、.mbox 或 .eml。各个应用怎么导出，请看 /import。`,
  /** @param bytes undefined: more than may be @param most bytes that the chat takes */
  tooLarge: (name: string, bytes: number | undefined, most: number, hasPage: boolean): string =>
    `${name}${bytes === undefined ? '太大了' : `有 ${size(bytes)}`}；在聊天里我最多收 ${size(most)}。${hasPage ? '更大的请用上传页面。' : '请少导出几个聊天，或不含媒体文件，再发给我。'}`,
  gone: (name: string): string => `Telegram 不再给我${name}了。请再发一次。`,
  interrupted: (name: string): string => `${name}没有从 Telegram 完整传过来。没有导入任何内容。`,
  noService: (name: string): string => `服务没有收下${name}。没有导入任何内容。`,
  tooLargeThere: (name: string): string => `${name}超过了服务能收的大小。请少导出几个聊天，或不含媒体文件。`,
  notDone: (name: string): string => `你还有文件没有完成：正在进行，或者在等你回答。请先回答或停止它们，再试${name}。`,
  noRoom: (name: string): string => `服务现在放不下${name}。没有导入任何内容。`,
  stopped: (name: string): string => `已停止。${name}的内容都没有导入。`,
  cannotStop: '我连不上服务，没法停止导入：它可能在那边继续进行。',
  unknown: '这次导入的情况我已经不知道了。回执只保留一天；不确定的话，再发一次文件就好。',
  waitedInVain: (name: string): string => `${name}前面的文件用时太久，它还没有导入任何内容。`,
  tooMany: '你有很多文件在排队了。等它们完成，再发这一个。',
  notMe: '这不是我',
  see: '看看进展',
  connectToSearch: '连接后就能搜索',

  failed: {
    cancelled: '已取消，什么都没有导入。',
    'cancelled-halfway': '已取消，在那之前导入的内容会保留。',
    silent: '文件没能在一小时内完整传到。请再发一次。',
    unanswered: '问题过了一天还没有回答。请再发一次文件。',
    failed: '导入失败，原因不在你的文件里。运营这项服务的人能在日志里找到原因；请稍后再试。',
    'not-known':
      '我识别不了这种导出文件。我能读取 Telegram、WhatsApp、Signal、Slack、Discord 的导出、邮箱（mbox、Gmail Takeout），以及数据服务给出的记录（JSON Lines）。',
    empty: '里面没有我能读取的内容。',
    'other-archive': '这种压缩包在这里打不开。请解压，再把里面的内容打包成 zip 发来。',
    'zip-password': '这个 zip 需要密码。请解压，重新打包成不带密码的 zip 再发来。',
    'zip-bomb': '这个 zip 解压后大得不真实，我不会打开它。',
    'zip-of-zips': '这个 zip 里只有别的 zip。请解压，把里面的内容发来。',
    damaged: '这个 zip 已损坏，或者没有完整传到。请再发一次，或者解压后重新打包。',
    'telegram-html':
      '这是 Telegram 的 HTML 导出，是给浏览器看的。请在 Telegram Desktop 里重新导出：设置 > 高级 > 导出 Telegram 数据，格式选“机器可读的 JSON”；只导出一个聊天：聊天里的 ⋮ > 导出聊天记录。然后把 result.json 或整个文件夹的 zip 发来。',
    'whatsapp-backup':
      '这是 WhatsApp 自己的备份，只有 WhatsApp 能读。请改为导出一个聊天：打开它，点 ⋮ 或它的名字，再选“导出聊天记录”。',
    'whatsapp-dates': '这是 WhatsApp 的聊天，但里面的日期格式读不出来。',
    'signal-backup': '这是 Signal 的加密备份，只有 Signal 能读。请改为导出聊天：Signal 设置，“聊天”，“导出聊天记录”。',
    'discord-package': '这个 Discord 数据包里没有消息。请勾选“消息”重新申请。',
    'discord-html': '这是用 DiscordChatExporter 以 HTML 导出的。请用“JSON”格式重新导出。',
    outlook: 'Outlook 自己的邮件文件在这里读不了。请把邮箱导出为 mbox，或者把邮件存成 .eml 文件，再发来。',
  },

  /** The receipt. */
  receipt: {
    broughtIn: (name: string): string => `已导入：${name}`,
    nothing: (name: string): string => `没能导入任何内容：${name}`,
    stopped: (name: string): string => `已停止：${name}`,
    chats: (amount: number): string => `${figure(amount)} 个聊天`,
    written: (amount: number): string => `${figure(amount)} 条新的消息或邮件`,
    updated: (amount: number): string => `${figure(amount)} 条和上次相比有变化`,
    known: (amount: number): string => `${figure(amount)} 条之前就有了`,
    /** @param reasons each with its amount */
    leftOut: (amount: number, reasons: string): string => `${figure(amount)} 条没有导入：${reasons}`,
    aside: '你现在搜索的是示例数据；连接自己的数据才能找到这些。',
    youAre: (person: string): string => `和之前的导出文件一样，你在这里是 ${person}。`,
    brokenAt: (byte: number): string => `文件在第 ${figure(byte)} 字节处断开，或无法读取。之前的都已导入。`,
    diskFull: '服务的磁盘满了：在那之前写入的都会保留。',
    goOn: '在那之前导入的都会保留。想继续，就再发一次文件。',
  },
  /** Why something was left out, with how much of it. */
  leftOut: {
    'service message': (n: number): string => `${figure(n)} 条“加入了群组”之类的提示`,
    deleted: (n: number): string => `${figure(n)} 条已删除的消息`,
    empty: (n: number): string => `${figure(n)} 条空消息`,
    unreadable: (n: number): string => `${figure(n)} 条读不了的内容`,
    'unreadable mail': (n: number): string => `${figure(n)} 封读不了的邮件`,
    'unreadable file': (n: number): string => `${figure(n)} 个读不了的文件`,
    'not a mail': (n: number): string => `${figure(n)} 个不是邮件的文件`,
    unsupported: (n: number): string => `${figure(n)} 条应用没有导出的类型`,
    duplicate: (n: number): string => `${figure(n)} 条在导出文件里重复`,
    'no date': (n: number): string => `${figure(n)} 条没有日期`,
    'no chat': (n: number): string => `${figure(n)} 条所属的聊天不在导出文件里`,
    spam: (n: number): string => `${figure(n)} 封垃圾邮件`,
    trash: (n: number): string => `${figure(n)} 封回收站里的邮件`,
    draft: (n: number): string => `${figure(n)} 份草稿`,
    'chat log': (n: number): string => `${figure(n)} 份聊天日志`,
  },

  /** What an import asks, and what stands in the question's place once it is answered. */
  ask: {
    who: (name: string): string => `在${name}里，哪个是你？`,
    whoWhy: '这样我才知道哪些消息是你发的。',
    noName: '没有名字',
    person: (name: string, messages: number): string => `${name} · ${figure(messages)} 条消息`,
    youAre: (person: string, name: string): string => `在${name}里，你是 ${person}。`,
    youAreNobody: (name: string): string => `${name}里的人都不是你。`,
    noneOfThem: '都不是',
    stop: '停止',
    page: (page: number, pages: number): string => `${figure(page)}/${figure(pages)}`,
    othersExport: (name: string, person: string): RichText => [`${name}是 `, bold(person), ' 导出的。仍然导入吗？'],
    allTheSame: '仍然导入',
    leaveIt: '不导入',
    imported: (person: string): string => `仍然导入 ${person} 导出的内容。`,
    date: (name: string, example: string): RichText => [`${name}里有日期 `, bold(example), '。哪个写在前面？'],
    /** What the example would mean. */
    dayFirst: '日在前',
    dayFirstAs: (day: number, month: number): string => `日在前（${month} 月 ${day} 日）`,
    monthFirst: '月在前',
    monthFirstAs: (day: number, month: number): string => `月在前（${month} 月 ${day} 日）`,
    dayIsFirst: (name: string): string => `${name}里，日写在前面。`,
    monthIsFirst: (name: string): string => `${name}里，月写在前面。`,
  },
};
