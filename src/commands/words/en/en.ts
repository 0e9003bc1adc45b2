/** English: every other language has to have what stands here. */
import { access } from './access.ts';
import { account } from './account.ts';
import { asking } from './asking.ts';
import { balance } from './balance.ts';
import { bot } from './bot.ts';
import { buttons } from './buttons.ts';
import { commands } from './commands.ts';
import { connected } from './connected.ts';
import { connecting } from './connecting.ts';
import { copy } from './copy.ts';
import { disconnecting } from './disconnecting.ts';
import { examples } from './examples.ts';
import { exports } from './exports.ts';
import { failures } from './failures.ts';
import { figures } from './figures.ts';
import { front } from './front.ts';
import { help } from './help.ts';
import { idle } from './idle.ts';
import { importing } from './importing.ts';
import { inline } from './inline.ts';
import { live } from './live.ts';
import { money } from './money.ts';
import { numbers } from './numbers.ts';
import { ownData } from './own-data.ts';
import { plain } from './plain.ts';
import { privacy } from './privacy.ts';
import { profiles } from './profiles.ts';
import { queries } from './queries.ts';
import { records } from './records.ts';
import { results } from './results.ts';
import { routines } from './routines.ts';
import { saving } from './saving.ts';
import { service } from './service.ts';
import { settings } from './settings.ts';
import { sharing } from './sharing.ts';
import { start } from './start.ts';
import { timelines } from './timelines.ts';
import { today } from './today.ts';
import { writing } from './writing.ts';
import { zones } from './zones.ts';

export const en = {
  access,
  account,
  asking,
  balance,
  bot,
  buttons,
  commands,
  connected,
  connecting,
  copy,
  disconnecting,
  examples,
  exports,
  failures,
  figures,
  front,
  help,
  idle,
  importing,
  inline,
  live,
  money,
  numbers,
  ownData,
  plain,
  privacy,
  profiles,
  queries,
  records,
  results,
  routines,
  saving,
  service,
  settings,
  sharing,
  start,
  timelines,
  today,
  writing,
  zones,
};

export type Words = typeof en;
