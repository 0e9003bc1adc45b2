/** The one style sheet of the service's pages: no images, no fonts from elsewhere, light and dark, phone-sized first. */
export const STYLE = `
:root { color-scheme: light dark; --ink: #17212b; --soft: #5d6b78; --paper: #fff; --ground: #eef3f6; --line: #d9e2e8; --accent: #0f7c8a; --accent-ink: #fff; --warn: #a3402a; }
@media (prefers-color-scheme: dark) { :root { --ink: #e8eef2; --soft: #9fb0bc; --paper: #1b2731; --ground: #111a21; --line: #2d3c48; --accent: #3bb3c2; --accent-ink: #06262b; --warn: #f0927c; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 16px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; }
main { max-width: 34rem; margin: 0 auto; padding: 1.25rem 1rem 3rem; }
.card { background: var(--paper); border: 1px solid var(--line); border-radius: 16px; padding: 1.25rem; margin-bottom: 1rem; box-shadow: 0 1px 3px rgb(0 0 0 / 6%); }
h1 { font-size: 1.35rem; line-height: 1.25; margin: 0 0 .35rem; }
h2 { font-size: .8rem; letter-spacing: .06em; text-transform: uppercase; color: var(--soft); margin: 1.25rem 0 .4rem; }
.card > h2:first-child { margin-top: 0; }
p { margin: .35rem 0; }
.soft { color: var(--soft); font-size: .92rem; }
.who { display: flex; gap: .75rem; align-items: center; margin-bottom: 1rem; }
.who .face { width: 2.75rem; height: 2.75rem; border-radius: 50%; background: var(--accent); color: var(--accent-ink); display: grid; place-items: center; font-weight: 650; }
.who .credits { margin-left: auto; text-align: right; }
.who strong, .who .soft { display: block; line-height: 1.3; }
.lead { font-size: 1.05rem; }
fieldset { border: 0; margin: 1rem 0 0; padding: 0; }
legend { font-weight: 650; padding: 0; margin-bottom: .4rem; }
.choice { display: flex; gap: .75rem; padding: .8rem; margin-bottom: .5rem; border: 1px solid var(--line); border-radius: 12px; cursor: pointer; }
.choice:has(input:checked) { border-color: var(--accent); box-shadow: inset 0 0 0 1px var(--accent); background: var(--ground); }
.choice input { width: 1.15rem; height: 1.15rem; margin: .2rem 0 0; accent-color: var(--accent); flex: none; }
.choice > span { flex: 1; min-width: 0; }
.choice .soft, .scope .soft, .price { display: block; }
.price { color: var(--accent); font-size: .88rem; font-weight: 600; }
details { margin: .75rem 0; }
summary { cursor: pointer; color: var(--accent); font-weight: 600; }
.lasts { display: flex; flex-wrap: wrap; gap: .5rem .75rem; align-items: center; font-weight: 650; margin: 1rem 0 .75rem; }
select { font: inherit; color: var(--ink); background: var(--paper); border: 1px solid var(--line); border-radius: 10px; padding: .45rem .6rem; }
.warning { color: var(--warn); border: 1px solid var(--warn); border-radius: 12px; padding: .6rem .8rem; margin: .75rem 0; font-weight: 600; }
.scope { display: flex; gap: .75rem; padding: .55rem 0; border-top: 1px solid var(--line); cursor: pointer; }
.scope:first-of-type { border-top: 0; }
.scope input { width: 1.15rem; height: 1.15rem; margin: .2rem 0 0; accent-color: var(--accent); flex: none; }
.scope code { display: block; color: var(--soft); font-size: .75rem; }
code { font-family: ui-monospace, SFMono-Regular, Menlo, monospace; overflow-wrap: anywhere; }
.actions { display: flex; gap: .6rem; margin: 1rem -1.25rem -1.25rem; padding: .9rem 1.25rem; position: sticky; bottom: 0; background: var(--paper); border-top: 1px solid var(--line); border-radius: 0 0 16px 16px; }
button { font: inherit; font-weight: 600; border-radius: 12px; border: 1px solid var(--line); background: var(--paper); color: var(--ink); padding: .7rem 1rem; cursor: pointer; }
button.main { flex: 1; background: var(--accent); border-color: var(--accent); color: var(--accent-ink); }
a.main { flex: 1; text-align: center; text-decoration: none; font-weight: 600; border-radius: 12px; background: var(--accent); color: var(--accent-ink); padding: .7rem 1rem; }
button:focus-visible, a:focus-visible, input:focus-visible, select:focus-visible, summary:focus-visible, .token:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
.token { display: block; font: .95rem/1.5 ui-monospace, SFMono-Regular, Menlo, monospace; padding: .75rem; margin: .75rem 0; border-radius: 12px; border: 1px solid var(--line); background: var(--ground); user-select: all; -webkit-user-select: all; cursor: text; overflow-wrap: anywhere; }
ul { padding-left: 1.25rem; margin: .5rem 0 0; }
ul li { margin-top: .35rem; }
ul.plain { list-style: none; margin: 0; padding: 0; }
ul.plain li { margin: 0; display: flex; gap: .75rem; align-items: center; padding: .6rem 0; border-top: 1px solid var(--line); }
ul.plain li:first-child { border-top: 0; }
ul.plain li > div { flex: 1; min-width: 0; }
a { color: var(--accent); }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.drop { display: block; margin: 1rem 0; padding: 1.75rem 1rem; text-align: center; border: 2px dashed var(--line); border-radius: 16px; background: var(--ground); cursor: pointer; }
.drop strong { display: block; color: var(--accent); font-size: 1.05rem; }
.drop.over, .drop:hover { border-color: var(--accent); }
.drop:focus-within { outline: 3px solid var(--accent); outline-offset: 2px; }
ul.plain li.import { display: block; }
.file-head { display: flex; gap: .75rem; align-items: center; }
.file-head strong { flex: 1; min-width: 0; overflow-wrap: anywhere; }
.import .state { overflow-wrap: anywhere; font-variant-numeric: tabular-nums; }
.import.done .state { color: var(--ink); }
.import.failed .state { color: var(--warn); font-weight: 600; }
.question { margin: .75rem 0; display: grid; }
progress { display: block; width: 100%; height: .6rem; margin: .5rem 0 .25rem; border: 0; border-radius: 999px; overflow: hidden; background: var(--line); accent-color: var(--accent); }
progress[hidden] { display: none; }
progress::-webkit-progress-bar { background: var(--line); }
progress::-webkit-progress-value { background: var(--accent); }
progress::-moz-progress-bar { background: var(--accent); }
ol { padding-left: 1.25rem; margin: .5rem 0; }
main:has(.api) { max-width: 60rem; }
.api h3 { margin: 0 0 .35rem; font-size: 1.05rem; overflow-wrap: anywhere; }
.api .method { color: var(--accent); }
.api .tag { font-size: .75rem; color: var(--soft); border: 1px solid var(--line); border-radius: 999px; padding: .05rem .5rem; white-space: nowrap; }
.api table { width: 100%; border-collapse: collapse; margin: .6rem 0; font-size: .92rem; }
.api th, .api td { text-align: left; vertical-align: top; padding: .35rem .6rem .35rem 0; border-top: 1px solid var(--line); overflow-wrap: anywhere; }
.api td:nth-child(2) { white-space: nowrap; }
.api pre { overflow-x: auto; padding: .75rem; border-radius: 12px; border: 1px solid var(--line); background: var(--ground); font: .85rem/1.45 ui-monospace, SFMono-Regular, Menlo, monospace; }
`;
