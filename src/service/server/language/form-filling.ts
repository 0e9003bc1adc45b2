/** A profile in the form of a JSON schema: each property is read for and asked for by itself. */
import { z } from 'zod';
import { askModel, type Conversation } from './agent-loop.ts';
import type { Question, WishedProperty } from './language.ts';
import type { ModelMessage } from './model-client.ts';
import { profileTask } from './model-prompts.ts';
import { type ProfileReading, readAbout, readForProfile } from './profile-reading.ts';

const Filled = z.looseObject({ value: z.unknown(), sources: z.array(z.string()).catch([]) });

export interface FormByModel {
  readonly values: Readonly<Record<string, unknown>>;
  readonly cited: readonly string[];
  readonly removed: number;
  readonly found: boolean;
}

/** @param now ISO 8601. @throws ModelError, the signal's reason */
export async function fillFormByModel(
  conversation: Conversation,
  question: Question,
  properties: readonly WishedProperty[],
  now: string,
): Promise<FormByModel> {
  const reading = await readForProfile(conversation, question);
  const cited = new Set<string>();
  let removed = 0;
  const values: Record<string, unknown> = Object.fromEntries(properties.map(({ name }) => [name, null]));
  const system: ModelMessage = { role: 'system', content: profileTask(conversation.desk.evidence, now) };
  for (const [index, property] of properties.entries()) {
    conversation.desk.tell({ stage: 'writing', part: index + 1, parts: properties.length });
    const content = await wordsFor(property, question, reading, conversation);
    const filled = await fill(conversation, property, [system, { role: 'user', content }]);
    if (filled === 'no room') break;
    if (!filled) continue;
    const { has } = conversation.desk.evidence;
    const supported = filled.sources.filter(has);
    removed += filled.sources.length - supported.length;
    if (supported.length === 0) continue;
    values[property.name] = filled.value;
    for (const name of supported) cited.add(name);
  }
  return { values, cited: [...cited], removed, found: cited.size > 0 };
}

async function wordsFor(
  { name, description, type, oneOf }: WishedProperty,
  { prompt }: Question,
  { counted, parts }: ProfileReading,
  conversation: Conversation,
): Promise<string> {
  const called = name.replaceAll(/([a-z\d])([A-Z])/g, '$1 $2').replaceAll(/[_-]+/g, ' ');
  const about = await readAbout(`${called} ${description}`, conversation);
  return [
    `Counted facts:\n${counted}`,
    ...(parts[0] === undefined ? [] : [`Some messages:\n${parts[0]}`]),
    `What fits best:\n${about}`,
    ...(prompt === undefined ? [] : [`The person looks for: ${prompt}`]),
    `Fill in one property of a form about the person. Its name: ${JSON.stringify(name)}. What it is to hold: ${description || called}.`,
    `Answer with one JSON object and nothing else: {"value": ${shapeOf(type, oneOf)}, "sources": ["names of the lines that say so"]}. Where the data says nothing, {"value": null, "sources": []}.`,
  ].join('\n\n');
}

function shapeOf(type: WishedProperty['type'], oneOf: WishedProperty['oneOf']): string {
  if (oneOf) return `one of ${JSON.stringify(oneOf)}`;
  if (type === 'array') return '["a list of texts"]';
  if (type === 'object') return '{"name": "text"}';
  return type === 'string' ? '"text"' : `a ${type}`;
}

/** Asks, and once more where what came is not of the form. Undefined where there is no value. */
async function fill(
  conversation: Conversation,
  property: WishedProperty,
  messages: ModelMessage[],
): Promise<{ value: unknown; sources: string[] } | undefined | 'no room'> {
  for (let attempt = 0; attempt < 2; attempt++) {
    if (conversation.allowance.isLast(messages, [])) return 'no room';
    const { reply } = await askModel(conversation, { messages, silent: true });
    const filled = readFilled(reply.text, property);
    if ('value' in filled) return filled.value === null ? undefined : filled;
    messages.push(
      { role: 'assistant', content: reply.text },
      {
        role: 'user',
        content: `That cannot be used: ${filled.problem}. Send the JSON object again, and nothing else.`,
      },
    );
  }
  return undefined;
}

function readFilled(
  text: string,
  property: WishedProperty,
): { value: unknown; sources: string[] } | { problem: string } {
  const [start, end] = [text.indexOf('{'), text.lastIndexOf('}')];
  let json: unknown;
  try {
    json = JSON.parse(text.slice(start, end + 1));
  } catch {
    return { problem: 'it is not one JSON object' };
  }
  const filled = Filled.safeParse(json).data;
  if (!filled) return { problem: 'it has no "value"' };
  const { value, sources } = filled;
  if (value === null || value === undefined) return { value: null, sources };
  return fits(value, property)
    ? { value, sources }
    : { problem: `the value is not ${shapeOf(property.type, property.oneOf)}` };
}

function fits(value: unknown, { type, oneOf }: WishedProperty): boolean {
  if (oneOf) return typeof value === 'string' && oneOf.includes(value);
  if (type === 'array') return Array.isArray(value);
  if (type === 'integer') return Number.isInteger(value);
  if (type === 'object') return typeof value === 'object' && !Array.isArray(value);
  return typeof value === type;
}
