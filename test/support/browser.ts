/** What a browser does with the pages of the service and the bot: keeps cookies, fills in a form, and sends it from the page. */

export interface Shown {
  readonly status: number;
  readonly headers: Headers;
  readonly page: string;
  /** Where its first form is sent. */
  readonly action: string;
  /** Of the page's first form: hidden fields, what is ticked or chosen. */
  readonly fields: URLSearchParams;
}

export interface Browser {
  opens(url: string, headers?: Record<string, string>): Promise<Shown>;
  /** Sends a form to `url`, without following where it leads. */
  sends(url: string, fields: URLSearchParams, headers?: Record<string, string>): Promise<Shown>;
}

const unescaped = (text: string) =>
  text.replace(
    /&(amp|lt|gt|quot|#39);/g,
    (_, name: string) => ({ amp: '&', lt: '<', gt: '>', quot: '"' })[name] ?? "'",
  );

function fieldsOf(page: string): URLSearchParams {
  const fields = new URLSearchParams();
  const form = /<form[\s\S]*?<\/form>/.exec(page)?.[0] ?? '';
  for (const [tag] of form.matchAll(/<input[^>]*>/g)) {
    const attribute = (name: string) => unescaped(new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1] ?? '');
    if (/checkbox|radio/.test(attribute('type')) && !/ checked/.test(tag)) continue;
    fields.append(attribute('name'), attribute('value'));
  }
  for (const [, name = '', options = ''] of form.matchAll(/<select name="([^"]*)">([\s\S]*?)<\/select>/g)) {
    fields.append(name, /value="([^"]*)" selected/.exec(options)?.[1] ?? '');
  }
  return fields;
}

export function openBrowser(): Browser {
  const cookies = new Map<string, string>();

  async function shown(response: Response): Promise<Shown> {
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    const page = await response.text();
    const [, target = ''] = /<form\b[^>]*\baction="([^"]*)"/.exec(page) ?? [];
    const action = target === '' ? response.url : new URL(target, response.url).href;
    return { status: response.status, headers: response.headers, page, action, fields: fieldsOf(page) };
  }

  const cookie = () => ({ cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') });
  return {
    opens: async (url, headers = {}) => shown(await fetch(url, { headers: { ...cookie(), ...headers } })),
    sends: async (url, fields, headers = {}) =>
      shown(
        await fetch(url, {
          method: 'POST',
          redirect: 'manual',
          headers: {
            'content-type': 'application/x-www-form-urlencoded',
            origin: new URL(url).origin,
            ...cookie(),
            ...headers,
          },
          body: fields.toString(),
        }),
      ),
  };
}
