/** The scenes of the bench, in their order, and what each shows. */
export const SCENES = {
  main: 'the main job: /search of connected people, beside Telegraf, also over undici',
  free: '/help of strangers, beside Telegraf, grammY and no framework',
  postgres: 'recorded commands a second: on SQLite, on Postgres, by four processes on one Postgres',
  import: 'a large Telegram account: reading beside stream-json, importing, once more; what others notice of it',
  search: 'finding in an archive: 200,000 messages beside plain FTS5 and MiniSearch, 1,000,000 alone',
  small: 'five minutes: the main job, memory at rest and at work, start, an import’s memory; only when it is named',
  soak: 'an hour at the pace that Telegram allows: memory, handles, files; only when it is named',
} as const;

export type SceneName = keyof typeof SCENES;
