/** /import: what can be brought in, where each app hides its export, and the two ways to hand it over. */
import { EXPORT_GUIDES, type ExportGuide } from '../contract/export-guides.ts';
import { type Answer, type Button, type ButtonRows, bold, say } from './answer.ts';
import type { Command, Turn } from './command.ts';
import { defineCommand } from './define-command.ts';
import type { CommandDeps, Importing, OwnerDesk } from './deps.ts';
import { ownerNameOf } from './end-access.ts';
import { IMPORT_WORDS, sizeText } from './import-words.ts';
import { runButton } from './press.ts';

const APPS_A_ROW = 3;

/** Its argument is the name of an app, `page` for the upload page, or nothing. */
export function createImportCommand(deps: CommandDeps): Command {
  const { importing, owners, about } = deps;
  return defineCommand(deps, 'import', async function* ({ argument }, turn) {
    const place = turn.pressed ? ({ place: 'replace' } as const) : {};
    const guide = EXPORT_GUIDES.find(({ app }) => app.toLowerCase() === argument.toLowerCase());
    if (!importing) yield elsewhere(about.serviceName);
    else if (argument === 'page' && owners?.hasPages) yield { ...(await uploadPage(owners, turn)), ...place };
    else yield { ...(guide ? guideScreen(deps, guide) : await overview(deps, importing, turn)), ...place };
  });
}

type Screen = Extract<Answer, { kind: 'text' }>;
const screen = (...given: Parameters<typeof say>) => say(...given) as Screen;

function elsewhere(serviceName: string): Answer {
  return say([
    bold('Bringing data in'),
    `\nYour data lives at ${serviceName}, and is brought in there. This bot has no key to that: it only reads what you let it read.`,
  ]);
}

async function overview(deps: CommandDeps, { maxBytes }: Importing, turn: Turn): Promise<Screen> {
  const { connection } = await turn.known();
  return screen(
    [
      bold('Bring your own chats and mails in'),
      `\nI put what your apps export into an archive of your own at ${deps.about.serviceName}, encrypted, for you alone. The file itself is removed when it is read.`,
      '\n\n1. Choose your app: I show where its export is hidden.\n2. ',
      bold(`Send me the file here (up to ${sizeText(maxBytes)})`),
      deps.owners?.hasPages ? ', or use the upload page for larger ones.' : '.',
      '\n3. Wait for the receipt. Sending the same again adds only what is new.',
      ...(connection ? [] : ['\n\nYou need not be connected for this; to search it afterwards, /connect.']),
    ],
    { buttons: [...appRows(undefined), ...pageRow(deps)] },
  );
}

function guideScreen(deps: CommandDeps, { app, steps, note }: ExportGuide): Screen {
  return screen(
    [bold(`${app}: the way to your export`), ...steps.map((step, index) => `\n${index + 1}. ${step}`), `\n\n${note}`],
    { buttons: [...appRows(app), ...pageRow(deps)] },
  );
}

function appRows(shown: string | undefined): Button[][] {
  const buttons = EXPORT_GUIDES.map(({ app }) => runButton(app === shown ? `• ${app}` : app, 'import', app));
  return Array.from({ length: Math.ceil(buttons.length / APPS_A_ROW) }, (_, row) =>
    buttons.slice(row * APPS_A_ROW, (row + 1) * APPS_A_ROW),
  );
}

const pageRow = ({ owners }: CommandDeps): ButtonRows =>
  owners?.hasPages ? [[runButton('Upload page', 'import', 'page')]] : [];

async function uploadPage({ service }: OwnerDesk, { person, signal }: Turn): Promise<Screen> {
  const request = { purpose: 'upload' as const, telegramId: person.userId };
  const { url } = await service.issueTicket(ownerNameOf('own', person), request, { signal });
  const back = [runButton('◂ Back', 'import')];
  if (url === undefined) return screen([IMPORT_WORDS.noPage], { buttons: [back] });
  return screen(
    [
      bold('The upload page'),
      '\nIt opens in your browser and takes files of any size. The link is for you alone, opens once, within ten minutes; do not pass it on.',
    ],
    { buttons: [[{ label: 'Open the upload page', tone: 'primary', press: { kind: 'open', url } }], back] },
  );
}
