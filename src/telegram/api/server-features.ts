/**
 * What this Bot API server does not know: an older one of somebody's own, behind Telegram's. Learnt from its refusals and
 * remembered for the life of the process; whoever asked falls back, and nobody is refused for it twice.
 */
import { BotApiError, isFormRefusal } from './errors.ts';

/** Methods that came late, and forms that older servers refuse: buttons and entities of a kind. */
type Feature = 'sendMessageDraft' | 'ephemeral' | 'disabled' | 'date_time';
type Fields = Readonly<Record<string, unknown>>;

export interface ServerFeatures {
  isLacking(feature: Feature): boolean;
  lack(feature: Feature): void;
  /** `fields` in a form that this server has not refused yet. */
  fit(fields: Fields): Fields;
  /** Remembers what the refusal of these fields says about the server. */
  learn(error: unknown, fields: Fields): void;
}

/** "Not Found: method not found", as opposed to the bare "Not Found" for a bot that is not known. */
export const isUnknownMethod = (error: unknown) =>
  error instanceof BotApiError && error.code === 404 && /^Not Found: ./.test(error.description);

/** What a call of a method ends with that this server does not have; see isUnsupported. */
export const unsupported = (method: string, cause?: unknown) =>
  new BotApiError('refused', method, { code: 400, description: 'NOT_SUPPORTED_BY_THIS_SERVER', cause });

export function createServerFeatures(): ServerFeatures {
  const lacking = new Set<Feature>();
  const isLacking = (feature: Feature) => lacking.has(feature);

  function fitEntities(entities: unknown): unknown {
    if (!isLacking('date_time') || !Array.isArray(entities)) return entities;
    return entities.filter((entity) => !isOfType(entity, 'date_time'));
  }

  function fitMarkup(markup: unknown): unknown {
    const rows = rowsOf(markup);
    if (!rows?.flat().some(isDisabled)) return markup;
    // A button does one thing: nothing where the server has that, else what the button says for that case.
    const one = ({ disabled, callback_data, ...rest }: Button): Button => {
      if (disabled === undefined) return callback_data === undefined ? rest : { ...rest, callback_data };
      if (!isLacking('disabled')) return { ...rest, disabled };
      return callback_data === undefined ? {} : { ...rest, callback_data };
    };
    const kept = rows.map((row) => row.map(one).filter(({ text }) => text !== undefined));
    return { inline_keyboard: kept.filter((row) => row.length > 0) };
  }

  return {
    isLacking,
    lack: (feature) => void lacking.add(feature),
    fit(fields) {
      const { entities, caption_entities: inCaption, reply_markup: markup } = fields;
      return {
        ...fields,
        ...(entities === undefined ? {} : { entities: fitEntities(entities) }),
        ...(inCaption === undefined ? {} : { caption_entities: fitEntities(inCaption) }),
        ...(markup === undefined ? {} : { reply_markup: fitMarkup(markup) }),
      };
    },
    learn(error, fields) {
      if (!(error instanceof BotApiError) || !isFormRefusal(error)) return;
      const { entities, caption_entities: inCaption, reply_markup: markup } = fields;
      const all = [entities, inCaption].flatMap((list) => (Array.isArray(list) ? list : []));
      const hasDates = all.some((entity) => isOfType(entity, 'date_time'));
      if (hasDates && /Unsupported type/i.test(error.description)) lacking.add('date_time');
      const isBare = /Text buttons are unallowed/i.test(error.description);
      if (isBare && rowsOf(markup)?.flat().some(isDisabled)) lacking.add('disabled');
    },
  };
}

type Button = Readonly<Record<string, unknown>>;

function rowsOf(markup: unknown): Button[][] | undefined {
  if (typeof markup !== 'object' || markup === null || !('inline_keyboard' in markup)) return undefined;
  return markup.inline_keyboard as Button[][];
}

const isDisabled = ({ disabled }: Button) => disabled !== undefined;
const isOfType = (entity: unknown, type: string) =>
  typeof entity === 'object' && entity !== null && 'type' in entity && entity.type === type;
