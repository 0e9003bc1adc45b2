import { openChatDriver } from './support/chat-driver.ts';

const [url, name, language, ...lines] = process.argv.slice(2);
const d = await openChatDriver(url as string);
const p = await d.person({ name: name as string, language: language as string });
for (const line of lines) {
  const before = (await p.chat()).length;
  try {
    if (line.startsWith('!')) await p.presses(line.slice(1));
    else await p.says(line);
  } catch (e) {
    console.log('   ERR', String(e).slice(0, 200));
    continue;
  }
  await new Promise((r) => setTimeout(r, 1200));
  const all = await p.chat();
  console.log('\n>>> ' + line);
  for (const m of all.slice(Math.max(0, before - 1)))
    if (m.fromBot)
      console.log(
        m.text + (m.buttons.length ? '\n   ' + m.buttons.map((r) => r.map((b) => `[${b}]`).join(' ')).join(' / ') : ''),
      );
}
process.exit(0);
