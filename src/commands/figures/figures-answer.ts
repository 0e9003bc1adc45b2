/** Figures as an answer: in words, or as a picture with the same words under it. */

import { type Answer, type Button, bold, type Span } from '../answer.ts';
import { DrawingError } from '../charts/drawing.ts';
import type { Turn } from '../command.ts';
import type { CommandDeps } from '../deps.ts';
import { paidButton, queryButton, runButton } from '../press.ts';
import type { Query } from '../query/query.ts';
import type { KeptFigures } from './figures-kept.ts';
import { figuresPicture } from './figures-picture.ts';
import { figuresText, keptNote } from './figures-text.ts';

/** As the command of the same name shows them. */
export type Shown = 'count' | 'stats';

export interface Figures {
  as: Shown;
  query: Query;
  /** The query as it is typed. */
  argument: string;
  title: string;
  kept: KeptFigures;
  /** What was just paid for them; absent when they were kept. */
  receipt?: Span[];
}

export async function figuresAnswer(deps: CommandDeps, turn: Turn, shown: Figures): Promise<Answer> {
  const { as, title, kept, receipt } = shown;
  const words = turn.words;
  const { statistics, zone } = kept;
  const footer = receipt ?? keptNote(kept, turn.words);
  const answer = { kind: 'figures', personal: true, footer } as const;
  const heading = [bold(title)];
  if (statistics.messages === 0) return { ...answer, title: heading, text: [words.text('figures-none')] };
  const text = figuresText(kept, turn.words);
  const show = queryButton(turn.words, words.text('figures-show'), shown.query);
  if (as === 'count') {
    const look = JSON.stringify({ as: 'stats', argument: shown.argument, zone });
    const buttons = [[runButton(words.text('figures-as-picture'), 'figures_look', look), show], ...anew()];
    return { ...answer, title: heading, text, buttons };
  }
  try {
    const png = await deps.drawing.draw(figuresPicture(statistics, { title, zone }, turn.words), turn.signal);
    const picture = Buffer.from(png).toString('base64');
    return { ...answer, picture, title: heading, text, buttons: anew() };
  } catch (error) {
    if (!(error instanceof DrawingError)) throw error;
    deps.log.warn({ err: error, reference: turn.reference }, 'a picture could not be drawn');
    return {
      ...answer,
      title: [`${words.text('figures-not-drawn')}\n\n`, ...heading],
      text,
      buttons: [[show], ...anew()],
    };
  }

  /** Under figures that were kept. */
  function anew(): Button[][] {
    if (receipt) return [];
    const again = { command: as, argument: shown.argument, confirmed: true };
    return [[paidButton(turn.words, words.text('figures-count-anew'), 'queryDatastore', again)]];
  }
}
