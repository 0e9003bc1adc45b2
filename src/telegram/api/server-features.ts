/**
 * What this Bot API server does not know: an older one of somebody's own, behind Telegram's. Learnt from its refusals and
 * remembered for the life of the process: nothing is refused for it twice.
 */
import { BotApiError, isFormRefusal } from './errors.ts';

/** Buttons and entities of a kind that older servers refuse. */
type Feature = 'disabled' | 'date_time';
type Fields = Readonly<Record<string, unknown>>;

export interface ServerFeatures {
  /** `fields` in a form that this server has not refused yet. */
  fit(fields: Fields): Fields;
  /** Remembers what the refusal of these fields says about the server. */
  learn(error: unknown, fields: Fields): void;
}

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
