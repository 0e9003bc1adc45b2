/** Where each app hides its export, click by click. */
import type { ExportApp, ExportGuide } from '#service/contract/export-guides.ts';

type Guide = Pick<ExportGuide, 'steps' | 'note'>;

export const exports: Readonly<Record<ExportApp, Guide>> = {
  Telegram: {
    steps: [
      '在电脑上打开 Telegram Desktop（desktop.telegram.org）。手机应用不能导出。',
      '打开菜单 ☰，然后选“设置”→“高级”→“导出 Telegram 数据”（Export Telegram data）。',
      '勾选你想要的聊天；不需要照片和视频。',
      '在最下面的“格式”里，把 HTML 换成“机器可读的 JSON”（Machine-readable JSON）。',
      '点“导出”。把导出文件夹里的 result.json 发给我。',
    ],
    note: '只要一个聊天：打开它，选 ⋮ →“导出聊天记录”。Telegram 可能会让你在手机上确认，并等一天。',
  },
  WhatsApp: {
    steps: [
      '在手机上打开那个聊天。',
      'Android：⋮ →“更多”→“导出聊天记录”。iPhone：点顶部的名字，再点最下面的“导出聊天记录”。',
      '选择“不含媒体文件”。',
      '保存文件，或者发给自己，再把 zip 或 .txt 原样发给我。',
    ],
    note: '一次只能导出一个聊天，最多是最新的 40,000 条消息。开启了高级聊天隐私的聊天不能导出。',
  },
  Signal: {
    steps: [
      '打开 Signal 的设置，然后选“聊天”→“导出聊天记录”（Export chat history）。',
      '选择导出到哪里，不含媒体文件。',
      '把 main.jsonl 发给我，或者把整个文件夹打包成 zip 发来。',
    ],
    note: 'Signal 的备份是另一回事：它是加密的，只有 Signal 自己能读。',
  },
  Slack: {
    steps: [
      '在浏览器里打开工作区菜单：“工具和设置”（Tools & settings）→“工作区设置”（Workspace settings）。',
      '打开“导入/导出数据”（Import/Export Data），再选“导出”（Export）。',
      '选好时间范围，点“开始导出”（Start Export），等带链接的邮件。',
      '把 zip 原样发给我。',
    ],
    note: '只有工作区的所有者和管理员能导出。私人频道和私信只在部分套餐里才包含。',
  },
  Discord: {
    steps: [
      '打开“用户设置”→“数据与隐私”（Data & Privacy）。',
      '在“请求我的所有数据”（Request all of my data）里勾选“消息”，然后点“请求”。',
      '等带链接的邮件：最多 30 天。',
      '把 zip 原样发给我。',
    ],
    note: 'Discord 的数据包只有你自己的消息。DiscordChatExporter 的文件（JSON）包含双方的消息。',
  },
  Gmail: {
    steps: [
      '打开 takeout.google.com，点“取消全选”（Deselect all）。',
      '只勾选“邮件”（Mail），然后点“下一步”。',
      '选 .zip，大小选 2 GB 或 4 GB，然后点“创建导出作业”（Create export）。',
      '等带链接的邮件，再把每个 zip 原样依次发给我。',
    ],
    note: '其他邮件程序的邮箱也可以发来，用 mbox 文件就行。',
  },
};
