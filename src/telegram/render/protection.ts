/** What a person wants done with what is personal, as far as Telegram can do it. */
import type { Words } from '#locales/words.ts';
import type { Settings } from '#storage/settings.ts';
import type { Fading } from '../jobs/outbox/saying.ts';

export interface Privacy {
  /** Neither forwarded nor saved, nor offered for copying. */
  readonly protect: boolean;
  /** Covered until it is tapped. */
  readonly cover: boolean;
  /** Undefined: it stays. */
  readonly fading: Fading | undefined;
}

/** For what is nobody's own. */
export const OPEN: Privacy = { protect: false, cover: false, fading: undefined };
/** What is taken for the choices of a person while they cannot be read. */
export const CLOSEST: Settings = { protectResults: true, coverResults: true };

export function privacyOf(settings: Settings, words: Words): Privacy {
  const { protectResults: protect = false, coverResults: cover = false, deleteAfterMinutes: minutes } = settings;
  const fading =
    minutes === undefined ? undefined : { afterMs: minutes * 60_000, left: words.text('settings-deleted') };
  return { protect, cover, fading };
}
