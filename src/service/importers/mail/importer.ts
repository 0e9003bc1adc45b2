/** Mailboxes: mbox, alone or in a Gmail Takeout, and single mails (.eml). */
import type { ExportItem, Importer } from '../importer.ts';
import { detectMail, mailFiles } from './detect.ts';
import { inspectMailbox } from './mailbox-owner.ts';
import { readMails } from './mbox.ts';
import { RecentIds, readMail } from './message.ts';

export const mailImporter: Importer = {
  format: 'Mailbox (mbox, Gmail Takeout, .eml)',
  platform: 'email',
  detect: detectMail,

  async inspect(source, signal) {
    return inspectMailbox(await mailFiles(source, signal), signal);
  },

  async open(source, choices, signal) {
    const files = await mailFiles(source, signal);
    const mailbox = { me: choices.me?.toLowerCase(), recent: new RecentIds() };
    return {
      files: files.map(({ file }) => file),
      async *read(file, chunks) {
        const { form = 'mbox', folder } = files.find((one) => one.file === file) ?? {};
        for await (const mails of readMails(chunks, form)) {
          const items: ExportItem[] = [];
          for (const raw of mails) {
            signal.throwIfAborted();
            items.push(...(await readMail(raw, folder, mailbox)));
          }
          yield items;
        }
      },
    };
  },
};
