/** What a browser does with the pages of the service and the bot: keeps cookies, fills in a form, and sends it from the page. */

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

export function openBrowser() {
  const cookies = new Map<string, string>();

  function keepCookies(response: Response) {
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
  }

  async function shown(response: Response) {
    keepCookies(response);
    const page = await response.text();
    const [, target = ''] = /<form\b[^>]*\baction="([^"]*)"/.exec(page) ?? [];
    const action = target === '' ? response.url : new URL(target, response.url).href;
    const { status, headers } = response;
    /** `action`: where the first form is sent. `fields` of that form: hidden fields, what is ticked or chosen. */
    return { status, headers, page, action, fields: fieldsOf(page) };
  }

  const cookie = () => ({ cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') });
  return {
    /** Follows redirects, as far as five. */
    async opens(url: string, headers: Record<string, string> = {}) {
      const get = (at: string) => fetch(at, { redirect: 'manual', headers: { ...cookie(), ...headers } });
      let response = await get(url);
      for (let left = 5; left > 0 && response.headers.has('location'); left--) {
        keepCookies(response);
        await response.arrayBuffer();
        response = await get(new URL(response.headers.get('location') ?? '', response.url).href);
      }
      return shown(response);
    },
    /** Sends a form to `url`, without following where it leads. */
    sends: async (url: string, fields: URLSearchParams, headers: Record<string, string> = {}) =>
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
