/** What became of an import, in words for the person. */
import type { ImportReceipt } from '../../contract/imports.ts';

const NUMBER = new Intl.NumberFormat('en-GB');

function counted(count: number, one: string, many: string): string {
  return `${NUMBER.format(count)} ${count === 1 ? one : many}`;
}

/** A sentence or two a line. */
export function receiptWords(receipt: ImportReceipt): string[] {
  const { format, read, written, updated, duplicate, skipped, brokenAt, ended } = receipt;
  const parts = [
    `${counted(written, 'is', 'are')} new`,
    ...(updated > 0 ? [`${counted(updated, 'has', 'have')} changed`] : []),
    ...(duplicate > 0 ? [`${counted(duplicate, 'was', 'were')} here already`] : []),
  ];
  const left = Object.entries(skipped).map(([reason, count]) => `${NUMBER.format(count)} × ${reason}`);
  return [
    `${format}: ${counted(read, 'message', 'messages')} read. ${parts.join(', ')}.`,
    ...(left.length > 0 ? [`Left out: ${left.join(', ')}.`] : []),
    ...(ended === 'broken'
      ? [
          `The file breaks off at byte ${NUMBER.format(brokenAt ?? 0)}. Everything before it was brought in; export it once more for the rest.`,
        ]
      : []),
    ...(ended === 'disk full'
      ? ['The disk of this service is full. What was written stays; send the file again when there is room.']
      : []),
    ...(ended === 'cancelled' ? ['You cancelled it. What was brought in by then stays.'] : []),
  ];
}
