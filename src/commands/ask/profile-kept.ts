/** Behind buttons: the last profile once more, for nothing, or forgotten. */
import { type Answer, say, time } from '../answer.ts';
import type { Command } from '../command.ts';
import { defineCommand } from '../define-command.ts';
import type { CommandDeps } from '../deps.ts';
import { runButton } from '../press.ts';
import { findProfile, forgetProfile } from './kept-profile.ts';

/** Its argument says which: `show` or `forget`. */
export function createProfileKeptCommand(deps: CommandDeps): Command {
  return defineCommand(deps, 'profile_kept', async function* ({ argument }, turn): AsyncGenerator<Answer> {
    await turn.known();
    const { profiles } = turn.words;
    if (argument === 'forget') {
      yield say([(await forgetProfile(deps, turn.person.id)) ? profiles.forgotten : profiles.gone]);
      return;
    }
    const profile = await findProfile(deps, turn.person.id);
    yield profile === undefined
      ? say([profiles.gone])
      : {
          kind: 'completion',
          markdown: profile.markdown,
          ...(profile.sources.length === 0 ? {} : { sources: profile.sources }),
          ...(profile.sourcesNote === undefined ? {} : { sourcesNote: profile.sourcesNote }),
          footer: profiles.from(time(profile.madeAt)),
          personal: true,
          buttons: [[runButton(profiles.forget, 'profile_kept', 'forget')]],
        };
  });
}
