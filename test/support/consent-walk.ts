/** What a person's browser does with the consent page and the way back from it. */
import { usualChoice, written } from '#commands/connection/connect-screens.ts';
import type { DrivenPerson } from './playground-driver.ts';

/** From /connect over the consent page to the bot's own last question; what the last page says. */
export async function walkThroughConsent(person: DrivenPerson, scopes?: readonly string[]): Promise<string> {
  await person.says('/connect');
  const offer = await person.hears(/Connect your data|Connect again/);
  const url = linkIn(offer) ?? (await linkToSample(person));
  const shown = await fetch(url);
  const approved = await submit(shown.url, shown, 'approve', scopes);
  const back = approved.headers.get('location') ?? '';
  return (await submit(back, await fetch(back), 'connect')).text();
}

type Heard = Awaited<ReturnType<DrivenPerson['hears']>>;

function linkIn({ keyboard }: Heard): string | undefined {
  const link = keyboard.flat().find(({ url }) => url !== undefined)?.url;
  return link === undefined ? undefined : String(link);
}

/** Where connecting is a matter of the chat, the page is the second way: here for everything, of the sample person. */
async function linkToSample(person: DrivenPerson): Promise<string> {
  await person.says(`/connect browser ${written({ ...usualChoice('sample'), lasts: 'until-revoked' })}`);
  return String(linkIn(await person.hears(/Choose in the browser/)));
}

/** Sends the form of a page as a browser does: its hidden fields, the ticked boxes, and the button that was pressed. */
async function submit(url: string, shown: Response, decision: string, scopes?: readonly string[]): Promise<Response> {
  const page = await shown.text();
  const cookie = shown.headers.get('set-cookie')?.split(';')[0];
  const fields = new URLSearchParams();
  for (const [tag] of page.matchAll(/<input\b[^>]*>/g)) {
    const attribute = (name: string) => unescaped(new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1] ?? '');
    if (attribute('type') === 'hidden') fields.append(attribute('name'), attribute('value'));
    const ticked = scopes === undefined || scopes.includes(attribute('value'));
    if (attribute('type') === 'checkbox' && ticked) fields.append(attribute('name'), attribute('value'));
  }
  if (page.includes('name="access"')) fields.set('access', widest(page));
  if (page.includes('name="lasts"')) fields.set('lasts', 'until-revoked');
  fields.set('decision', decision);
  const action = /<form\b[^>]*\baction="([^"]*)"/.exec(page)?.[1] ?? '';
  const target = action === '' ? url : new URL(action, url).href;
  return fetch(target, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: new URL(url).origin, 'sec-fetch-site': 'same-origin', ...(cookie && { cookie }) },
    body: fields,
  });
}

/** The last of the choices: they go from little to much. */
const widest = (page: string) => [...page.matchAll(/name="access" value="([^"]*)"/g)].at(-1)?.[1] ?? '';

const unescaped = (html: string) =>
  html.replace(
    /&(amp|lt|gt|quot|#39);/g,
    (_, name: string) => ({ amp: '&', lt: '<', gt: '>', quot: '"' })[name] ?? "'",
  );
