/** A profile written by a model: drafted from a part of what was read, then refined with each further part. */
import { askModel, type CitedText, type Conversation } from './agent-loop.ts';
import { ModelError, type Question } from './language.ts';
import type { ModelMessage } from './model-client.ts';
import { profileTask } from './model-prompts.ts';
import { readAbout, readForProfile } from './profile-reading.ts';

const USUAL_WISH = 'Write a short profile of me: interests, people, rhythms, current plans.';
const NOTHING = 'There is nothing to read yet.';

/** @param now ISO 8601. @throws ModelError, the signal's reason */
export async function writeProfile(
  conversation: Conversation,
  question: Question,
  now: string,
): Promise<CitedText & { found: boolean }> {
  const { allowance, desk } = conversation;
  const reading = await readForProfile(conversation, question);
  const { counted, parts } = reading;
  if (parts.length === 0 && reading.facts.facts.length === 0)
    return { text: NOTHING, cited: [], removed: 0, found: false };
  const wish = question.prompt ?? USUAL_WISH;
  const about = question.prompt === undefined ? '' : await readAbout(question.prompt, conversation);
  const system: ModelMessage = { role: 'system', content: profileTask(desk.evidence, now) };
  const sections = parts.length === 0 ? [''] : parts;
  let draft = '';
  for (const [index, part] of sections.entries()) {
    const given =
      draft === ''
        ? [wish, `Counted facts:\n${counted}`, ...(about ? [`What fits the request best:\n${about}`] : [])]
        : [wish, `The profile so far, with its citations:\n\n${draft}`];
    const messages: ModelMessage[] = [
      system,
      {
        role: 'user',
        content: [
          ...given,
          ...(part ? [`Some messages:\n${part}`] : []),
          draft === ''
            ? 'Write the profile.'
            : 'Write the whole profile anew: correct what these messages contradict, add what matters, keep what holds, with its citations.',
        ].join('\n\n'),
      },
    ];
    const last = index === sections.length - 1 || allowance.isLast(messages, []);
    desk.tell({ stage: 'writing', part: index + 1, parts: sections.length });
    const { reply, ...answer } = await askModel(conversation, { messages, last, silent: !last });
    if (answer.text.trim() === '') throw new ModelError('The language model sent an empty answer.');
    if (last) return { ...answer, found: true };
    draft = reply.text;
  }
  throw new ModelError('The language model sent an empty answer.');
}
