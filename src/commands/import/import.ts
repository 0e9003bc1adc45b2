/** /import: what can be brought in, where each app hides its export, and the two ways to hand it over. */
import { bytes } from '#locales/values.ts';
import type { Words } from '#locales/words.ts';
import { EXPORT_GUIDES, type ExportApp } from '#service/contract/export-guides.ts';
import type { Command, Context } from '../command.ts';
import { ownerNameOf } from '../connection/tokens.ts';
import { defineCommand } from '../define-command.ts';
import { type CommandDeps, type Importing, type OwnerDesk, serviceIn } from '../deps.ts';
import { inRows, runButton } from '../press.ts';
import { type Button, type ButtonRows, bold, type Reply, reply, type TextReply } from '../reply.ts';

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

function elsewhere(words: Words, service: string): Reply {
  return reply([
    bold(words.text('importing-elsewhere-heading')),
    `\n${words.text('importing-elsewhere', { service })}`,
  ]);
}

async function overview(deps: CommandDeps, { maxBytes }: Importing, turn: Context): Promise<TextReply> {
  const { connection } = await turn.user();
  const { words } = turn;

  return reply(
    [
      bold(words.text('importing-heading')),
      `\n${words.text('importing-what', { service: serviceIn(words, deps.about) })}\n\n`,
      '1. ',
      words.text('importing-step-1'),
      '\n2. ',
      ...words.rich(deps.owners?.hasPages === true ? 'importing-step-2-page' : 'importing-step-2', {
        most: bytes(maxBytes),
      }),
      '\n3. ',
      words.text('importing-step-3'),
      ...(connection ? [] : [`\n\n${words.text('importing-not-connected')}`]),
    ],
    { buttons: [...appRows(undefined), ...pageRow(deps, words)] },
  );
}

function guideScreen(deps: CommandDeps, words: Words, app: ExportApp): TextReply {
  const name = app.toLowerCase() as Lowercase<ExportApp>;
  const steps = words.text(`exports-${name}-steps`).split('\n');
  const note = words.text(`exports-${name}-note`);
  return reply(
    [
      bold(words.text('importing-way-to', { app })),
      ...steps.map((step, index) => `\n${index + 1}. ${step}`),
      `\n\n${note}`,
    ],
    { buttons: [...appRows(app), ...pageRow(deps, words)] },
  );
}

function appRows(shown: string | undefined): Button[][] {
  const buttons = EXPORT_GUIDES.map(({ app }) => runButton(app === shown ? `• ${app}` : app, 'import', app));
  return inRows(buttons, APPS_A_ROW);
}

const pageRow = ({ owners }: CommandDeps, words: Words): ButtonRows =>
  owners?.hasPages ? [[runButton(words.text('importing-page'), 'import', 'page')]] : [];

async function uploadPage({ service }: OwnerDesk, { person, signal, words }: Context): Promise<TextReply> {
  const request = { purpose: 'upload' as const, telegramId: person.userId };
  const { url } = await service.issueTicket(ownerNameOf('own', person), request, { signal });
  const back = [runButton(words.text('buttons-back'), 'import')];
  if (url === undefined) return reply([words.text('importing-no-page')], { buttons: [back] });
  return reply([bold(words.text('importing-page-heading')), `\n${words.text('importing-page-what')}`], {
    buttons: [[{ label: words.text('importing-open-page'), tone: 'primary', press: { kind: 'open', url } }], back],
  });
}
