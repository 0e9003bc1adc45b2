/** The control API's routes; control-schema.ts defines their inputs. */
import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import type { z } from 'zod';
import type { Clock } from '#platform/clock.ts';
import { parseJson, readBody, UnreadableBody } from '../api/form.ts';
import type { Emulator } from '../emulator.ts';
import { MAX_FORM_BYTES, MAX_UPLOAD_BYTES } from '../limits.ts';
import { connectBusiness } from '../people/business.ts';
import { putGroup, putNewPerson, upgradeGroup } from '../people/gathering.ts';
import { askInline, chooseInline, forward } from '../people/inline-actions.ts';
import { editOwn, hide, press, reactAs, sendAs, setBlocked } from '../people/person-actions.ts';
import { Refusal } from '../refusal.ts';
import type { EventFeed, NumberedEvent } from '../world/event-feed.ts';
import { headOf } from '../world/world.ts';
import { inputs } from './control-schema.ts';
import { messagesIn, pageState, stateOf, textsFor } from './state.ts';

const KEEP_ALIVE_MS = 15_000;
/** A reader with more unread events than this is disconnected; it reconnects and resumes. */
const MAX_UNREAD = 10_000;

/**
 * The events after `cursor` (only new ones if undefined) as an event stream. If the cursor is unknown, the first event
 * is `resync`: the reader has to reload the state. Ends when `closing` is aborted.
 */
async function* eventTexts(feed: EventFeed, clock: Clock, cursor: string | undefined, closing: AbortSignal) {
  const textOf = ({ id, event }: NumberedEvent) => `id: ${id}\ndata: ${JSON.stringify(event)}\n\n`;
  const missed = cursor === undefined ? [] : feed.since(cursor);
  const texts = missed?.map(textOf) ?? [`id: ${feed.cursor}\ndata: {"type":"resync"}\n\n`];
  let wake = () => {};
  const unsubscribe = feed.subscribe((event) => {
    texts.push(textOf(event));
    wake();
  });
  try {
    yield 'retry: 500\n\n';
    while (!closing.aborted && texts.length <= MAX_UNREAD) {
      yield* texts.splice(0);
      const { promise, resolve } = Promise.withResolvers<void>();
      wake = resolve;
      const stopTimer = clock.setTimer(KEEP_ALIVE_MS, () => {
        texts.push(': keep-alive\n\n');
        resolve();
      });
      closing.addEventListener('abort', wake, { once: true });
      if (texts.length === 0 && !closing.aborted) await promise;
      closing.removeEventListener('abort', wake);
      stopTimer();
    }
  } finally {
    unsubscribe();
  }
}

type Env = { Bindings: HttpBindings };

/** Reads a body of this type. Unlike a form post, these types need a CORS preflight. Rejects with a Refusal. */
async function bodyOf({ req }: Context<Env>, type: string, limit: number): Promise<Uint8Array> {
  if (req.header('content-type')?.split(';')[0]?.trim().toLowerCase() !== type)
    throw new Refusal(415, `the control API takes ${type} here`);
  return await readBody(req.raw, limit);
}

/** Reads and validates a JSON body. Rejects with a Refusal that lists its problems. */
async function input<T extends z.ZodType>(context: Context<Env>, schema: T): Promise<z.infer<T>> {
  const body = await bodyOf(context, 'application/json', MAX_FORM_BYTES);
  const json = parseJson(new TextDecoder().decode(body));
  if (!json) throw new Refusal(400, 'the body is not JSON');
  return checked(schema, json.value);
}

function checked<T extends z.ZodType>(schema: T, value: unknown): z.infer<T> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map(({ path, message }) => `${path.join('.') || 'body'}: ${message}`);
  throw new Refusal(400, problems.slice(0, 5).join('; '));
}

const integer = (source: string | undefined, fallback: number) => {
  const value = Number(source ?? Number.NaN);
  return Number.isSafeInteger(value) ? value : fallback;
};

/** @param closing aborted when the playground closes */
export function controlRoutes(emulator: Emulator, closing: AbortSignal): Hono<Env> {
  const app = new Hono<Env>();
  const { world, queue } = emulator;

  app.onError((error, context) => {
    if (error instanceof UnreadableBody) return context.json({ error: 'the body is too large' }, error.status);
    if (!(error instanceof Refusal)) throw error;
    const status = error.code === 404 || error.code === 413 || error.code === 415 ? error.code : 400;
    return context.json({ error: error.message }, status);
  });
  const chatById = (id: string | undefined) => {
    const chat = world.chats.get(integer(id, 0));
    if (!chat) throw new Refusal(404, 'there is no such chat');
    return chat;
  };

  app.get('/state', (context) => {
    const { person_id: person, chat_id: chat } = context.req.query();
    return context.json(
      person === undefined ? stateOf(emulator) : pageState(emulator, integer(person, 0), integer(chat, 0)),
    );
  });
  app.get('/cursor', (context) => context.json({ cursor: world.feed.cursor }));
  app.get('/events', (context) => {
    const since = context.req.header('last-event-id') ?? context.req.query('since');
    const texts = ReadableStream.from(eventTexts(world.feed, emulator.clock, since, closing));
    const headers = { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-store' };
    return new Response(texts.pipeThrough(new TextEncoderStream()), { headers });
  });
  app.get('/chats/:id/messages', (context) => {
    const chat = chatById(context.req.param('id'));
    const { before, limit } = checked(inputs.messages, context.req.query());
    return context.json({ ...messagesIn(chat, { before, limit }), action: world.actionIn(chat.id) ?? null });
  });
  app.get('/texts', (context) => {
    const chat = chatById(context.req.query('chat_id'));
    const person = world.people.get(integer(context.req.query('person_id'), 0));
    return context.json(textsFor(world.bot, chat, person));
  });
  app.get('/files/:id', (context) => {
    const file = emulator.files.get(context.req.param('id'));
    if (!file || file.bytes.length < file.size) return context.json({ error: 'this file is gone' }, 404);
    const picture = /^image\/(?:png|jpeg)$/.test(file.mime);
    const name = encodeURIComponent(file.name);
    return new Response(Buffer.from(file.bytes), {
      headers: {
        'content-type': picture ? file.mime : 'application/octet-stream',
        'content-disposition': `${picture ? 'inline' : 'attachment'}; filename*=UTF-8''${name}`,
        'cache-control': 'private, max-age=3600',
      },
    });
  });

  app.post('/files', async (context) => {
    const { name, mime, size = 0 } = checked(inputs.file, context.req.query());
    const bytes = await bodyOf(context, 'application/octet-stream', MAX_UPLOAD_BYTES);
    return context.json({ id: emulator.files.add({ name, mime, bytes, size: Math.max(size, bytes.length) }).id });
  });
  const post = <T extends z.ZodType>(path: string, schema: T, handle: (given: z.infer<T>, id: number) => unknown) =>
    app.post(path, async (context) => {
      const given = await input(context, schema);
      return context.json(handle(given, integer(context.req.param('id'), 0)) ?? {});
    });
  post('/people', inputs.person, (given) => putNewPerson(emulator, given));
  post('/people/:id/block', inputs.block, ({ blocked }, id) => setBlocked(emulator, id, blocked));
  post('/groups', inputs.group, (given) => headOf(putGroup(emulator, given)));
  app.post('/groups/:id/upgrade', (context) =>
    context.json(headOf(upgradeGroup(emulator, chatById(context.req.param('id'))))),
  );
  post('/messages', inputs.message, (given) => sendAs(emulator, given));
  post('/edits', inputs.edit, (given) => editOwn(emulator, given));
  post('/presses', inputs.press, (given) => press(emulator, given));
  post('/inline', inputs.inline, (given) => askInline(emulator, given));
  post('/inline/choices', inputs.choice, (given) => chooseInline(emulator, given));
  post('/forwards', inputs.forward, (given) => forward(emulator, given));
  post('/reactions', inputs.reaction, (given) => reactAs(emulator, given));
  post('/hidden', inputs.hide, (given) => hide(emulator, given));
  post('/business', inputs.business, ({ person_id: id, enabled }) => connectBusiness(emulator, id, enabled));

  app.get('/updates', (context) =>
    context.json({ updates: queue.remembered().map(({ update }) => update), pending: queue.waiting().length }),
  );
  post('/updates/redeliver', inputs.redeliver, ({ update_id: id }) => {
    if (!queue.redeliver(id)) throw new Refusal(404, `update ${id} is not remembered`);
  });
  app.post('/reset', (context) => {
    queue.drop();
    emulator.presses.clear();
    emulator.inline.clear();
    emulator.files.clear();
    world.clearChats();
    return context.json({});
  });
  return app;
}
