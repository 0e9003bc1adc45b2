/** Puts a model's reply together from its pieces, each looked at before it is believed. */
import { z } from 'zod';
import { ModelError } from './language.ts';

export interface ToolCall {
  readonly id: string;
  readonly name: string;
  /** JSON, as the model wrote it: read it with suspicion. */
  readonly arguments: string;
}

export interface ModelReply {
  readonly text: string;
  readonly toolCalls: readonly ToolCall[];
  /** Whether it ended for lack of room. */
  readonly cutOff: boolean;
  /** Tokens, where the model says. */
  readonly usage: { readonly input: number; readonly output: number } | undefined;
}

const MAX_TEXT = 60_000;
const MAX_CALLS = 32;
const MAX_ARGUMENTS = 20_000;

const Call = z.looseObject({
  index: z.int().min(0).optional(),
  id: z.string().nullish(),
  function: z.looseObject({ name: z.string().nullish(), arguments: z.string().nullish() }).nullish(),
});
const Spoken = z.looseObject({ content: z.string().nullish(), tool_calls: z.array(Call).nullish() });
const Count = z.int().min(0).max(1e9);
const Piece = z.looseObject({
  choices: z
    .array(
      z.looseObject({
        delta: Spoken.nullish(),
        message: Spoken.nullish(),
        finish_reason: z.string().nullish(),
      }),
    )
    .nullish(),
  usage: z.looseObject({ prompt_tokens: Count, completion_tokens: Count }).nullish().catch(undefined),
});

interface Draft {
  id: string;
  name: string;
  arguments: string;
}

export interface ReplyCollector {
  /** A piece of a stream. @throws ModelError */
  take(piece: unknown): void;
  /** A reply that came at once. @throws ModelError */
  takeWhole(reply: unknown): void;
  /** @throws ModelError when it is not whole */
  end(): ModelReply;
}

export function createReplyCollector(onText?: (text: string) => void): ReplyCollector {
  let text = '';
  let finish: string | undefined;
  let usage: ModelReply['usage'];
  const calls = new Map<number, Draft>();
  let arguments_ = 0;

  function takeCall({ index = calls.size, id, function: named }: z.infer<typeof Call>): void {
    const call = calls.get(index) ?? { id: '', name: '', arguments: '' };
    calls.set(index, call);
    if (id) call.id = id;
    // Some send the whole name with every piece.
    if (named?.name && call.name !== named.name) call.name += named.name;
    call.arguments += named?.arguments ?? '';
    arguments_ += named?.arguments?.length ?? 0;
    if (calls.size > MAX_CALLS || arguments_ > MAX_ARGUMENTS)
      throw new ModelError('The language model sent more than can be read.');
  }

  function take(piece: unknown): void {
    const read = Piece.safeParse(piece).data;
    if (!read) throw new ModelError('The language model sent a reply without a completion.');
    if (read.usage) usage = { input: read.usage.prompt_tokens, output: read.usage.completion_tokens };
    const [choice] = read.choices ?? [];
    if (!choice) return;
    const spoken = choice.delta ?? choice.message;
    if (spoken?.content) {
      text += spoken.content;
      if (text.length > MAX_TEXT) throw new ModelError('The language model sent more than can be read.');
      onText?.(spoken.content);
    }
    for (const call of spoken?.tool_calls ?? []) takeCall(call);
    finish = choice.finish_reason ?? finish;
  }

  return {
    take,
    takeWhole(reply) {
      take(reply);
      if (!Piece.safeParse(reply).data?.choices?.[0]?.message)
        throw new ModelError('The language model sent a reply without a completion.');
      finish ??= 'stop';
    },
    end() {
      if (finish === undefined) throw new ModelError('The language model’s answer broke off.');
      const toolCalls = [...calls.values()].filter(({ name }) => name !== '');
      for (const [index, call] of toolCalls.entries()) if (call.id === '') call.id = `call-${index}`;
      return { text, toolCalls, cutOff: finish === 'length', usage };
    },
  };
}
