/** Says of an update, before anything is done about it, in which order and how it is to be handled. */
import type { CommandBook } from '../commands/book.ts';
import type { Classification, IncomingUpdate } from '../updates/update.ts';
import { commandOf, type Incoming, type IncomingMessage, readIncoming, wordsOf } from './incoming.ts';
import { directInvocation } from './render/keyboard.ts';
import { askedCommand } from './words.ts';

export interface Known {
  incoming: Incoming | undefined;
  /** Access tokens in its words. */
  tokens: readonly string[];
}

export interface Classifier {
  /** What the update holds. */
  know(update: IncomingUpdate): Known;
  classify(update: IncomingUpdate): Classification;
}

export function createClassifier(deps: {
  commands: CommandBook;
  me: { username: string };
  pseudonym(id: string | number): string;
  looksLikeToken(text: string): { tokens: readonly string[] };
}): Classifier {
  const { commands, me, pseudonym } = deps;
  /** An update is mostly asked about twice in a row: where it belongs, and then what is to be done. */
  let last: { update: IncomingUpdate; known: Known } | undefined;

  function know(update: IncomingUpdate): Known {
    if (last?.update === update) return last.known;
    const incoming = readIncoming(update);
    const words = incoming && incoming.kind !== 'press' ? wordsOf(incoming.message) : '';
    const known = { incoming, tokens: words === '' ? [] : deps.looksLikeToken(words).tokens };
    last = { update, known };
    return known;
  }

  function workOf({ incoming, tokens }: Known): Classification['work'] {
    if (!incoming) return 'quick';
    if (incoming.kind === 'press') {
      const { data } = incoming.press;
      const direct = directInvocation(data);
      if (direct) return workOfCommand(direct.command);
      // What a kept button runs is known only once it has been taken, and then it must not be lost.
      return data?.startsWith('k:') ? 'long' : 'quick';
    }
    if (tokens.length > 0) return 'long';
    if (incoming.kind === 'channelPost' || incoming.edited) return 'quick';
    return workOfMessage(incoming.message);
  }

  function workOfMessage(message: IncomingMessage): Classification['work'] {
    const command = commandOf(message, me.username);
    if (command === 'other') return 'quick';
    if (command) return workOfCommand(command.name);
    const asked = askedCommand(message.reply_to_message?.text ?? '');
    return asked === undefined ? commands.fallback.work : workOfCommand(asked);
  }

  function workOfCommand(name: string): Classification['work'] {
    return name === 'cancel' ? 'control' : (commands.find(name)?.work ?? 'quick');
  }

  return {
    know,
    classify(update) {
      const all = know(update);
      return { lane: laneOf(all.incoming), work: workOf(all) };
    },
  };

  /** A chat; a press belongs to the chat it was made in. */
  function laneOf(incoming: Incoming | undefined): string {
    if (!incoming) return 'unknown';
    if (incoming.kind !== 'press') return pseudonym(incoming.message.chat.id);
    return pseudonym(incoming.press.message?.chat.id ?? incoming.press.from.id);
  }
}
