/** The scenes of the bench, in their order, and what each shows. */
export const SCENES = {
  main: 'the main job: /search of connected people, beside Telegraf, also over undici',
  free: '/help of strangers, beside Telegraf, grammY and no framework; slow commands among fast ones',
  memory: 'whether anything is kept of 100,000 updates',
  postgres: 'recorded commands a second: on SQLite, on Postgres, by four processes on one Postgres',
  paced: 'Telegram’s pace kept, with 80 ms to Telegram and back',
  large: 'two million updates seen, and 200,000 people connected',
  trouble: 'the Bot API answers 502, 429 or nothing: what is lost, what is said twice',
  import: 'a large Telegram account: reading beside stream-json, importing, once more; what others notice of it',
  backup: 'a backup of archives in files and in Postgres while people ask and more is brought in; checked, restored',
  search: 'finding in an archive: 200,000 messages beside plain FTS5 and MiniSearch, 1,000,000 alone',
  idle: 'memory and start of the production process, and what it asks of the database while nothing happens',
  soak: 'an hour at the pace that Telegram allows: memory, handles, files; only when it is named',
} as const;

export type SceneName = keyof typeof SCENES;
