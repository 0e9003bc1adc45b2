/** /import: what can be brought in, where each app hides its export, and the two ways to hand it over. */
import { EXPORT_GUIDES, type ExportApp } from '#service/contract/export-guides.ts';
import { type Answer, type Button, type ButtonRows, bold, say, type TextAnswer } from '../answer.ts';
import type { Command, Turn } from '../command.ts';
import { ownerNameOf } from '../connection/end-access.ts';
import { defineCommand } from '../define-command.ts';
import { type CommandDeps, type Importing, type OwnerDesk, serviceIn } from '../deps.ts';
import { inRows, runButton } from '../press.ts';
import type { Words } from '../words/words.ts';

const APPS_A_ROW = 3;

/** Its argument is the name of an app, `page` for the upload page, or nothing. */
export function createImportCommand(deps: CommandDeps): Command {
  const { importing, owners, about } = deps;
  return defineCommand(deps, 'import', async function* ({ argument }, turn) {
    const place = turn.pressed ? ({ place: 'replace' } as const) : {};
    const guide = EXPORT_GUIDES.find(({ app }) => app.toLowerCase() === argument.toLowerCase());
    if (!importing) yield elsewhere(turn.words, serviceIn(turn.words, about));
    else if (argument === 'page' && owners?.hasPages) yield { ...(await uploadPage(owners, turn)), ...place };
    else
      yield { ...(guide ? guideScreen(deps, turn.words, guide.app) : await overview(deps, importing, turn)), ...place };
  });
}

function elsewhere({ importing }: Words, service: string): Answer {
  return say([bold(importing.elsewhereHeading), `\n${importing.elsewhere(service)}`]);
}

async function overview(deps: CommandDeps, { maxBytes }: Importing, turn: Turn): Promise<TextAnswer> {
  const { connection } = await turn.known();
  const { words } = turn;
  const { importing } = words;
  return say(
    [
      bold(importing.heading),
      `\n${importing.what(serviceIn(words, deps.about))}\n\n`,
      ...importing.steps(maxBytes, deps.owners?.hasPages === true),
      ...(connection ? [] : [`\n\n${importing.notConnected}`]),
    ],
    { buttons: [...appRows(undefined), ...pageRow(deps, words)] },
  );
}

function guideScreen(deps: CommandDeps, words: Words, app: ExportApp): TextAnswer {
  const { steps, note } = words.exports[app];
  return say(
    [bold(words.importing.wayTo(app)), ...steps.map((step, index) => `\n${index + 1}. ${step}`), `\n\n${note}`],
    { buttons: [...appRows(app), ...pageRow(deps, words)] },
  );
}

function appRows(shown: string | undefined): Button[][] {
  const buttons = EXPORT_GUIDES.map(({ app }) => runButton(app === shown ? `• ${app}` : app, 'import', app));
  return inRows(buttons, APPS_A_ROW);
}

const pageRow = ({ owners }: CommandDeps, { importing }: Words): ButtonRows =>
  owners?.hasPages ? [[runButton(importing.page, 'import', 'page')]] : [];

async function uploadPage({ service }: OwnerDesk, { person, signal, words }: Turn): Promise<TextAnswer> {
  const { importing, buttons } = words;
  const request = { purpose: 'upload' as const, telegramId: person.userId };
  const { url } = await service.issueTicket(ownerNameOf('own', person), request, { signal });
  const back = [runButton(buttons.back, 'import')];
  if (url === undefined) return say([importing.noPage], { buttons: [back] });
  return say([bold(importing.pageHeading), `\n${importing.pageWhat}`], {
    buttons: [[{ label: importing.openPage, tone: 'primary', press: { kind: 'open', url } }], back],
  });
}
