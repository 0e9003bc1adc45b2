/** Layout and style of the bot's own pages. */
import { html } from 'hono/html';

type Html = ReturnType<typeof html>;

export const STYLE_PATH = '/style.css';

/** A page with a heading and a body; `html` escapes inserted values. */
export function page(title: string, body: Html): Html {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="stylesheet" href="${STYLE_PATH}">
</head>
<body><main><h1>${title}</h1>${body}</main></body>
</html>`;
}

export const STYLE = `
:root { color-scheme: light dark; --ground: #eef1ee; --card: #fff; --ink: #1d2b29; --soft: #5c6c69; --accent: #0f7b6c; }
@media (prefers-color-scheme: dark) { :root { --ground: #111a19; --card: #1a2624; --ink: #e6eeec; --soft: #9db0ac; --accent: #3fbfa9; } }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 1.5rem; background: var(--ground);
  color: var(--ink); font: 17px/1.55 system-ui, sans-serif; }
main { width: min(30rem, 100%); padding: 2rem; border-radius: 1.25rem; background: var(--card);
  box-shadow: 0 1rem 3rem rgb(0 0 0 / .12); }
h1 { margin: 0 0 .75rem; font-size: 1.45rem; line-height: 1.25; }
p { margin: 0 0 1rem; } .soft { color: var(--soft); font-size: .9rem; }
form { display: grid; gap: .6rem; margin: 1.25rem 0; }
button { font: inherit; padding: .8rem 1.1rem; border-radius: .8rem; border: 1px solid var(--accent); cursor: pointer;
  color: var(--accent); background: transparent; }
button.main { background: var(--accent); color: var(--card); font-weight: 600; }
button:focus-visible, a:focus-visible { outline: 3px solid var(--accent); outline-offset: 3px; }
a { color: var(--accent); }
`;
