/** Finding things, as the manual tells it: what a connected person types, and what comes back. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { DrivenPerson } from '../support/playground-driver.ts';
import { type Program, startProgram } from '../support/program.ts';
import { type Answerer, replies, TOKEN_PATH, type WatchedService, watchService } from '../support/watched-service.ts';

describe('somebody who looks around in the sample', () => {
  let program: Program;
  let anna: DrivenPerson;
  beforeAll(async () => {
    program = await startProgram();
  });
  beforeEach(async () => {
    anna = await program.holding('Anna');
  });
  afterAll(() => program.close());

  const asks = async (typed: string, words: RegExp) => {
    await anna.says(typed);
    return (await anna.hears(words)).text;
  };

  it('finds what somebody wrote about something, and hears how much of it there is', async () => {
    const text = await asks('/search ferry from:priya', /Filtered: from priya/);
    expect(text).toMatch(/Priya Nair · .*\n.*ferry/);
    expect(text).not.toMatch(/^You · /m);
    expect(text).toMatch(/2 credits · \d+ hits? · /);
  });

  it('names a time as people do, in either command', async () => {
    await asks('/search ferry last year', /Filtered: from \d{4}-01-01 to \d{4}-12-31 \(UTC\)/);
    await asks('/recent last week', /Newest messages from \d{4}-\d\d-\d\d to \d{4}-\d\d-\d\d \(UTC\)/);
    await asks('/recent на прошлой неделе', /Newest messages from \d{4}-\d\d-\d\d to \d{4}-\d\d-\d\d \(UTC\)/);
    await asks('/search フェリー 先週', /\(?from \d{4}-\d\d-\d\d to \d{4}-\d\d-\d\d \(UTC\)/);
  });

  it('mends what was typed by changing the message: what it means now is offered, and nothing is paid by that', async () => {
    const { messageId } = await anna.says('/search zeppelinx');
    await anna.hears(/Nothing in all your data matches/);
    await anna.edits(messageId, '/search ferry');
    await anna.hears(/You have changed that/);
    await anna.presses('/search (2 credits)');
    await anna.hears(/All your data: ferry/);
    const plain = await anna.says('zeppelinx');
    await anna.hears(/Search your messages for “zeppelinx”/);
    await anna.edits(plain.messageId, 'ferry');
    await anna.hears(/Search your messages for “ferry”/);
  });

  it('needs no word: a person, a kind of data or a link will do', async () => {
    await asks('/search from:Joana', /Newest messages from Joana[\s\S]*1 credit · /);
    await asks('/recent emails', /Newest e-mails[\s\S]*1 credit · /);
    await asks('/recent has:link', /with a link[\s\S]*1 credit · /);
    await asks('/chats joana', /Your chats named “joana”[\s\S]*1 credit · \d+ chats?/);
  });

  it('puts a phrase in quotes, and a minus before what is not wanted', async () => {
    const text = await asks('/search "ferry company" -glossary', /exactly “ferry company”, without “glossary”/);
    // In the title and among the filters.
    expect(text.match(/glossary/g)).toHaveLength(2);
  });

  it('sees why a hit is one whose text does not say so', async () => {
    await asks('/search Joana', /page 1 of/);
    await anna.presses(/▶$/);
    await anna.hears(/Joana Matos · .* · the sender’s name matches\n/);
  });
});

describe('somebody whose service has no such search', () => {
  let service: WatchedService;
  let program: Program;
  let ben: DrivenPerson;

  /** What the real one says of a token, without the name of the extension. */
  const cutShort: Answerer = async (response, { path }) => {
    const reply = await fetch(service.double.url + path);
    const body = (await reply.json()) as { extensions: string[] };
    replies(reply.status, { ...body, extensions: body.extensions.filter((name) => name !== 'search') })(response, {
      method: '',
      path,
      authorization: '',
      body: '',
    });
  };

  beforeEach(async () => {
    service = await watchService();
    service.instead(TOKEN_PATH, cutShort);
    program = await startProgram({ service });
    ben = await program.holding('Ben');
  });
  afterEach(async () => {
    await program.close();
    await service.close();
  });

  it('gets the service’s hits sifted, and is told so', async () => {
    await ben.says('/search ferry from:priya');
    const { text } = await ben.hears(/Sifted here, of the \d+ hits that the service sent: from priya · \d+ hidden/);
    expect(text).toMatch(/Priya Nair · /);
    expect(text).toMatch(/\d+ messages shown/);
    expect(service.paid().map(({ path }) => path)).toEqual(['/search/chat-threads?keywords=ferry']);
  });

  it('pays nothing for what such a service cannot find', async () => {
    await ben.says('/recent has:link');
    await ben.hears(/cannot find that without a word[\s\S]*Nothing was spent/);
    expect(service.paid()).toEqual([]);
  });
});
