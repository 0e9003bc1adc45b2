/** Answers questions about debts: who owes whom, and what was paid since. */

import { isSent } from '../archive/record-values.ts';
import type { Reader } from '../archives/reader.ts';
import type { Hit } from '../search/keyword-search.ts';
import { asksForFigure, asksOfSelf, debtorIn, speaksOfPayment } from '../search/question-signs.ts';
import { valuesIn } from './answer-signs.ts';
import { othersInChat } from './later-messages.ts';
import { type ReadRecord, textOf } from './passage.ts';

/** Number of messages after a debt among which it is paid. */
const MAX_LATER = 100;
/** Number of messages before what remains of it. */
const MAX_BEFORE = 3;
/** Maximum number of payments told. */
const MAX_PAYMENTS = 2;

/** Whether a question is who owes whom, rather than how much. */
export const asksForDebtor = (asked: string): boolean => debtorIn(asked) !== undefined && !asksForFigure(asked);

/** Whether a text tells who owes whom. */
export const tellsDebt = (text: string): boolean => debtorIn(text) !== undefined;

/** Whether the record tells of no debt, or of one in the direction of the question: "who owes me" isn't "you owe me". */
export function mayBeSameDebt(read: Pick<ReadRecord, 'record'>, asked: string): boolean {
  const isOwn = isDebtOfAsker(read);
  const debtor = debtorIn(asked);
  return debtor === undefined || isOwn === undefined || isOwn === (debtor === 'writer');
}

/** Whether the person owes what a record tells; undefined if it tells of no debt. */
function isDebtOfAsker(read: Pick<ReadRecord, 'record'>): boolean | undefined {
  const debtor = debtorIn(textOf(read));
  return debtor === undefined ? undefined : (debtor === 'writer') === isSent(read.record);
}

/** The best hit that tells of the debt which a question is about, or whose payment by somebody. @param best best first */
export function debtAsked(best: readonly Hit[], asked: string): Hit | undefined {
  const debtor = debtorIn(asked);
  if (debtor === undefined && !speaksOfPayment(asked)) return undefined;
  const isOfAsker = debtor === undefined ? asksOfSelf(asked) : debtor === 'writer';
  const isMeant = (hit: Hit) => hit.isOnTopic && !hit.isElsewhere && (debtor ?? hit.isByNamed) !== undefined;
  return best.find((hit) => isMeant(hit) && isDebtOfAsker(hit) === isOfAsker);
}

/** What the debtor says to have paid after a debt, newest first; if payments are asked for, also right before: "sent you 50, still owe you 30". */
export async function findPayments(
  debt: ReadRecord,
  asked: string,
  reader: Pick<Reader, 'around'>,
): Promise<ReadRecord[]> {
  const before = debtorIn(asked) === undefined ? MAX_BEFORE : 0;
  const around = await othersInChat(debt, { before, after: MAX_LATER }, reader);
  const isPayment = (one: ReadRecord) => {
    const text = textOf(one);
    const isByDebtor = isSent(one.record) === isDebtOfAsker(debt);
    return isByDebtor && speaksOfPayment(text) && !tellsDebt(text) && valuesIn(text).amounts.length > 0;
  };
  return around.filter(isPayment).slice(-MAX_PAYMENTS).toReversed();
}
